import { oneLine } from './one-line.ts';

/** The palette's name as a tool shows it: one printable line, never empty. */
export const titleOf = (name: string): string => oneLine(name) || 'Untitled palette';
