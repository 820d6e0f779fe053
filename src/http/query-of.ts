/** The query string of a request's target, without the question mark. */
export function queryOf({ url }: { readonly url: string }): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
