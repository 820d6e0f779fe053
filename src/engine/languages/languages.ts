import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

/** The languages that the engine reads and answers in; a letter that several have is the first one's. */
export const LANGUAGES: readonly Language[] = [en, de, es, pt, pl, fr, it, nl, ja, zh];

const byCode: ReadonlyMap<string, Language> = new Map(LANGUAGES.map((language) => [language.code, language]));

/** What the code knows of a language; undefined for one that it has only a grammar of. */
export const languageOf = (code: string): Language | undefined => byCode.get(code);

/** The code of what is written in a language, by the byte that stands for it in the model. */
export const LANGUAGE_CODES: readonly string[] = LANGUAGES.toSorted((p, q) => p.byte - q.byte).map(({ code }) => code);

/** Emoji are told apart from words as a language is. */
export const EMOJI = 'em';

/** The same of aliases: English words are entries themselves, and its byte is that of emoji. */
export const ALIAS_CODES: readonly string[] = LANGUAGE_CODES.map((code) => (code === en.code ? EMOJI : code));
