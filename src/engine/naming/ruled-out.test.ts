import { expect, test } from 'vitest';
import type { Family } from '../colour/families.ts';
import type { Ruled } from '../reading/brief.ts';
import { ruledOutClause, withRuledOut } from './ruled-out.ts';

const ruled = (family: Family, text: string = family): Ruled => ({ kind: 'family', family, text });

test.each([
  ['two', [ruled('red'), ruled('pink')], 'no red or pink anywhere'],
  ['nothing of three', [ruled('red'), ruled('pink'), ruled('blue')], undefined],
  ['nothing of a colour without a name', [ruled('red', '#FF0000')], undefined],
  ['nothing where nothing is ruled out', [], undefined],
  ['nothing that the sentence tells', [ruled('blue')], undefined],
])('what a brief rules out is told behind an English sentence: %s', (_, ruledOut, clause) => {
  expect(ruledOutClause(ruledOut, 'Not a blue in the clinic.')).toBe(clause);
});

test.each([
  ['fr', 'Le pain dore.', 'Le pain dore, sans bleu ni rose.'],
  ['de', 'Das Brot duftet.', 'Das Brot duftet, ganz ohne Blau und Rosa.'],
  ['es', 'El pan huele.', 'El pan huele, sin azul ni rosa.'],
  ['it', 'Il pane fuma.', 'Il pane fuma, senza blu né rosa.'],
  ['pt', 'O pão cheira.', 'O pão cheira, sem azul nem rosa.'],
  ['nl', 'Het brood geurt.', 'Het brood geurt, zonder blauw of roze.'],
  ['pl', 'Chleb pachnie.', 'Chleb pachnie, bez niebieskiego i różu.'],
  ['ja', 'パンが香る。', 'パンが香る。青もピンクもどこにもない。'],
  ['zh', '面包香。', '面包香。不见蓝色，也不见粉色。'],
])('and behind one in each of the other languages: %s', (language, sentence, told) => {
  expect(withRuledOut(sentence, [ruled('blue', '#'), ruled('pink')], language)).toBe(told);
});

test('a sentence that tells it, or ends otherwise, stays as it is', () => {
  expect(withRuledOut('Sans un bleu, le pain dore.', [ruled('blue')], 'fr')).toBe('Sans un bleu, le pain dore.');
  expect(withRuledOut('Le pain dore !', [ruled('blue')], 'fr')).toBe('Le pain dore !');
});
