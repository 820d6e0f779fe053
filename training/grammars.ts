/**
 * `npm run grammars`: puts the grammars of `knowledge/grammars/` into `src/engine/model/huesmith.model`, as the whole build
 * does, in a second. What is built from the grammars beside that (which words of other languages are small ones, and what
 * the boards' briefs mention) changes with the next whole build.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { GRAMMARS_SECTION } from '../src/engine/model/sections.ts';
import { assemble, grammarSection, takeApart, type Section } from './model-file.ts';

const MODEL = new URL('../src/engine/model/huesmith.model', import.meta.url);

const { hash, sections } = takeApart(readFileSync(MODEL));
const others = sections.filter(([name]) => name !== GRAMMARS_SECTION);
const grammars: Section = [GRAMMARS_SECTION, grammarSection()];
writeFileSync(MODEL, assemble(hash, [grammars, ...others]));
