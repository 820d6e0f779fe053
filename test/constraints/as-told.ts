import * as d from './demands.ts';
import type { Case } from './briefs.ts';

const not =
  (demand: d.Demand): d.Demand =>
  (palette) =>
    !demand(palette);
const navy = d.near('#16264F', 16);
const burgundy = d.either(d.deep('red', 0.5), d.near('#6B1230', 18));
const mustard = d.either(d.shows('yellow'), d.shows('gold'));
const plum = d.either(d.shows('purple'), d.near('#5C2348', 18));

/** Briefs that tell of their colours in passing: what is theirs and stays, what others have, what they are tired of. */
export const CASES: readonly Case[] = [
  // What stays as it is.
  [
    'We are a walking group for over 65s. We walk in woods and along the canal and finish in a cafe. The old newsletter was burgundy and cream and some members are attached to the burgundy so please keep that.',
    burgundy,
  ],
  ["The chairs are navy and they're staying. Waiting room of a dental surgery, please no mint green", navy],
  ["the curtains are bottle green and we can't change them. village hall party", d.shows('green')],
  ['our logo is teal and has to stay. physio practice', d.shows('teal')],
  ["the walls in the shop are sage green, we're keeping those. florist", d.shows('green')],
  ['the green chairs are staying. waiting room', d.shows('green')],
  [
    'Hi, I run a small bike repair shop out of a railway arch with my brother in law and we are finally doing a proper website. We want something that looks like people who know what they are doing but you can come in with a rusty old thing and not feel stupid. We do have a green door which everyone knows us by, so maybe start there?',
    d.shows('green'),
  ],
  ['Brewery. Our cars are red so red needs to be in there somewhere', d.shows('red')],
  [
    'running club in Nairobi, finally ordering proper kit. Most other clubs here use red or neon green and we want to look different at races',
    d.without('red'),
  ],
  // What each of them wishes for.
  [
    'We bought a flat in Buenos Aires with a long narrow hallway, original wood floor the colour of honey and doors that were painted cream a hundred times. I want to paint the hallway and the two bedrooms so they feel connected but not the same. My husband likes deep greens, I like clay and terracotta, and our son just says blue. Can you find something that makes all three of us happy?',
    d.shows('green'),
    d.shows('blue'),
  ],
  // What others have.
  ['Everybody round here uses black and neon yellow and I am sick of it. bike repair shop', d.neonFree],
  ['every other bank app is blue. savings app for teenagers', d.without('blue')],
  ['competitors all go for blue, we want to be different. insurance broker', d.without('blue')],
  ["we can't use red (our rival is red) and everyone else is blue. karate club", d.without('red', 'blue')],
  ['Konkurrenz ist überall blau, wir wollen anders sein. Versicherung', d.without('blue')],
  ['nos concurrents utilisent tous le vert, pas nous. jardinerie en ligne', d.without('green')],
  // What has been had enough of.
  ['the old site was all orange and everyone hated it. new site for a plumber', d.without('orange')],
  ['keep the pink, lose the grey. nail bar rebrand', d.shows('pink')],
  ['drop the brown. tea room', d.without('brown')],
  ['swap the orange for something calmer. yoga studio', d.without('orange')],
  ['nursery school, no primary colours', d.notLoud],
  // What reads like these, and is not.
  ['We love green and gold. Avoid these: pink, purple', d.shows('green'), d.without('purple')],
  ['I hate pink, use this: teal. tea shop', d.without('pink'), d.shows('teal')],
  ["a red kitchen, can't live without it", d.shows('red')],
  ["our brand is green. Don't use it, however, on the buttons. garden centre", d.shows('green')],
  ['unlike our competitors we are green. bank', d.shows('green')],
  ['anders als die Konkurrenz haben wir ein gelbes Logo. Umzüge', d.showsOne('yellow', 'gold')],
  ['every other page has a pink border, book for children', d.showsOne('pink', 'red')],
  ["we won't ditch the pink, our customers love it. nail bar", d.shows('pink')],
  ['gli altri sono blu, noi rossi. assicurazione', d.without('blue'), d.shows('red')],
  // Greys, and one colour.
  ['rainy monday, only greys', d.greyscale],
  ['Swiss railway timetable look for our choir, white background and one accent only', d.onWhite, d.neutralsAndOne],
  ['notary office, just one accent colour please', d.neutralsAndOne],
  ['Quiet stubbornness. only greys plus one colour that refuses to go away', d.neutralsAndOne],
  [
    'The present website is maroon on black, which nobody can read. A Victorian beam engine, dark green with red lining. Light background please, and clear type.',
    d.onLight,
  ],
  ['orange buttons, dark blue text, everything else white or light grey', d.shows('orange'), d.inRole('text', 'blue')],
  ['navy, everything else grey. school reunion', navy],
  ['No red except for the accent. Fire safety training', d.accentOf('red')],
  ['i dont like dark websites. photo booth hire, pinks', d.onLight, d.atLeast(2, 'pink')],
  ['green palette for an organic grocery store', d.shows('green')],
  // Pairs of things that are known by their colours, and what goes by several words.
  ['plum and mustard', plum, mustard],
  ['wedding stationery in dusty blue and terracotta', d.near('#6F8CAB', 16), d.showsOne('orange', 'red', 'brown')],
  // Roles and codes.
  [
    "Primary is #1F5C4A, can't change. Need two neutrals, a warm secondary and an error red that doesn't clash. Accounting software",
    d.hexInRole('primary', '#1F5C4A'),
    d.accentOf('red'),
  ],
  [
    'sailing club, use #0B3C5D and #F2A541',
    d.includes('#0B3C5D'),
    d.includes('#F2A541'),
    not(d.hexInRole('text', '#0B3C5D')),
  ],
];
