/** What a request for palettes may ask for, apart from the schemas, which take a while to load. */

/** In Unicode code points. */
export const PROMPT_MAX = 500;
export const COUNT_MAX = 10;
export const COUNT_DEFAULT = 5;
