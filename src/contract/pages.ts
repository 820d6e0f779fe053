/** The paths of the web app; each of them is served the same page. */
export const PAGES = [
  '/',
  '/playground',
  '/sign-in',
  '/sign-up',
  '/forgot',
  '/reset',
  '/keys',
  '/usage',
  '/history',
  '/account',
  '/operator',
] as const;
