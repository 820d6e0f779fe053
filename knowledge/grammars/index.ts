import type { Grammar } from '../../src/engine/reading/grammar/grammar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

/** The languages that the engine reads, by their ISO 639-1 code. */
export const GRAMMARS: Readonly<Record<string, Grammar>> = { en, fr, de, es, pt, it, nl, pl, ja, zh };
