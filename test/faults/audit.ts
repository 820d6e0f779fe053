/** What was asked of storage and what it answered, of one account. `tag` is the prompt of the request's record. */
export interface Testimony {
  readonly accountId: string;
  readonly limit: number | undefined;
  /** Answered as charged, under this number. */
  readonly charged: readonly { readonly tag: string; readonly seq: number | undefined }[];
  /** Answered as refused, when so much was used. */
  readonly refusedAt: readonly number[];
  /** Answered as unavailable: nothing of them may be there. */
  readonly unavailable: readonly string[];
}

export type Sql = (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/**
 * Holds the tables against what storage answered. Every request of the account must have had a record of the API's
 * history with a tag of its own.
 * @returns a sentence for everything that does not fit; none: nothing was lost, nothing counted twice
 */
export async function audit(sql: Sql, testimony: Testimony): Promise<string[]> {
  const { accountId, limit } = testimony;
  const of = `where account_id = '${accountId}'`;
  const number = async (text: string) => Number((await sql(text))[0]?.['n'] ?? 0);

  const settled = await number(`select settled as n from ledgers ${of}`);
  const live = await number(`select live as n from ledgers ${of}`);
  const head = await number(`select api_head as n from ledgers ${of}`);
  const past = await number(`select coalesce(sum(settled), 0) as n from past_periods ${of}`);
  const reserved = await number(`select count(*) as n from reservations ${of}`);
  const tally: [key: string, endpoint: string, status: number, requests: number, lastUsed: number][] = JSON.parse(
    String((await sql(`select tally from ledgers ${of}`))[0]?.['tally']),
  );
  const today = tally.reduce((sum, [, , , requests]) => sum + requests, 0);
  const daily = today + (await number(`select coalesce(sum(requests), 0) as n from daily_counts ${of}`));
  const byKeys = today + (await number(`select coalesce(sum(total_requests), 0) as n from api_keys ${of}`));
  const rows = await sql(`select seq, prompt from history ${of} and source = 'api' order by seq`);

  const found: string[] = [];
  const expect = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence);
  };
  expect(live === reserved, `${live} live, but ${reserved} reservations`);
  expect(settled + past === rows.length, `${settled} + ${past} settled, but ${rows.length} history rows`);
  expect(daily === settled + past, `${settled + past} settled, but ${daily} counted by day`);
  expect(byKeys === settled + past, `${settled + past} settled, but ${byKeys} counted by key`);
  expect(head === rows.length, `the newest is number ${head}, but there are ${rows.length} history rows`);
  expect(limit === undefined || settled + live <= limit, `${settled + live} used of ${limit}`);
  for (const [index, { seq }] of rows.entries()) expect(Number(seq) === index + 1, `number ${index + 1} is missing`);

  const tagAt = new Map(rows.map(({ seq, prompt }) => [Number(seq), String(prompt)]));
  const tags = new Set(tagAt.values());
  expect(tags.size === rows.length, `${rows.length - tags.size} requests were recorded twice`);
  for (const { tag, seq } of testimony.charged) {
    expect(tags.has(tag), `${tag} was acknowledged and lost`);
    expect(
      seq === undefined || tagAt.get(seq) === tag,
      `${tag} was told number ${seq}, which is ${tagAt.get(seq ?? 0)}`,
    );
  }
  for (const tag of testimony.unavailable) expect(!tags.has(tag), `${tag} was told unavailable, and charged`);
  for (const used of testimony.refusedAt)
    expect(limit !== undefined && used >= limit, `refused at ${used} of ${limit}`);
  return found;
}
