/** The tools for coding assistants, over the Model Context Protocol. */
export { explained } from './explained.ts';
export type { Explained } from './explained.ts';
export { createTools } from './tools.ts';
export type { Made, ToolPalette, Workshop } from './workshop.ts';
