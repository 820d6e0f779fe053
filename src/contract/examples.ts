import examples from './examples.json' with { type: 'json' };

/** Answers of a running service, as `npm run docs:answers` wrote them down; a test holds them against the schemas. */
export const EXAMPLES = examples;
