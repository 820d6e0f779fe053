import { Ajv2020 } from 'ajv/dist/2020.js';
import { dtcgSchema } from '../dtcg-schema.ts';
import { CONTROL, LINE_END } from './code.ts';
import { bytesTrial, textTrial, type Trial } from './trial.ts';

const validate = new Ajv2020({ allowUnionTypes: true }).compile(dtcgSchema);

/** Tells without narrowing what is known of the tokens. */
const isDtcg = (tokens: unknown): boolean => validate(tokens);

const isReadable = (text: string): boolean => text.isWellFormed() && !CONTROL.test(text) && !LINE_END.test(text);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function figmaFault(text: string, plain: string): string | undefined {
  const tokens = JSON.parse(text);
  const expected = JSON.parse(plain);
  if (!isDtcg(tokens)) return 'it does not hold to the schema';
  if (!isReadable(tokens.$description)) return 'its description is not one printable line';
  return isSame([tokens.palette, tokens.role], [expected.palette, expected.role]) ? undefined : 'the tokens differ';
}

function tokensStudioFault(text: string, plain: string): string | undefined {
  const tokens = JSON.parse(text);
  const expected = JSON.parse(plain).sea;
  const [set = '', ...others] = Object.keys(tokens).filter((key) => !key.startsWith('$'));
  if (others.length > 0 || !/^[a-z][a-z0-9-]*$/.test(set)) return 'it is not one set under a plain name';
  const { palette, role, $description = '' } = tokens[set];
  if (!isReadable($description)) return 'its description is not one printable line';
  return isSame([palette, role], [expected.palette, expected.role]) ? undefined : 'the tokens differ';
}

function adobeFault(text: string, plain: string): string | undefined {
  const theme = JSON.parse(text);
  const expected = JSON.parse(plain);
  if (theme.name === '' || !isReadable(theme.name)) return 'its name is not one printable line';
  if (theme.representations[0]['colortheme#data'].swatches.length !== 5) return 'there are not five swatches';
  return isSame(theme.representations, expected.representations) ? undefined : 'the swatches differ';
}

function shadcnFault(text: string, plain: string): string | undefined {
  const { name, title, description = '', cssVars } = JSON.parse(text);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return 'its name is not plain';
  if (title === '' || !isReadable(title + description)) return 'its texts are not printable lines';
  return isSame(cssVars, JSON.parse(plain).cssVars) ? undefined : 'the colours differ';
}

function resolverFault(text: string, plain: string): string | undefined {
  const { name, description = '', ...rest } = JSON.parse(text);
  const { name: _name, description: _description, ...expected } = JSON.parse(plain);
  if (name === '' || !isReadable(name + description)) return 'its texts are not printable lines';
  return isSame(rest, expected) ? undefined : 'the tokens differ';
}

/** The name and the sentence are two lines of the front matter and two of the text; nothing of them is markup there. */
function designFault(text: string, plain: string): string | undefined {
  const named = /^(name: |description: |# |\\|[^-|#T\w\s])/;
  const rest = (all: string): string => all.slice(all.indexOf('\n## Colors'));
  if (rest(text) !== rest(plain)) return 'what follows the name differs';
  const lines = text.slice(0, text.indexOf('\n## Colors')).split('\n');
  const fences = lines.filter((line) => line === '---').length;
  if (fences !== 2) return 'the front matter ends elsewhere';
  const head = lines.slice(1, lines.indexOf('---', 1)).filter((line) => named.test(line));
  for (const line of head) JSON.parse(line.slice(line.indexOf(': ') + 2));
  return lines.every(isReadable) ? undefined : 'a line is not printable';
}

interface AseBlock {
  readonly type: number;
  readonly name: string;
  /** What follows the name. */
  readonly rest: Buffer;
}

const ASE_HEAD_BYTES = 12;
const ASE_GROUP = 0xc0_01;

/** Blocks of a type, a length and so many bytes fill the file; each begins with a name, but for a group's end. */
function aseBlocks(file: Buffer): readonly AseBlock[] {
  const blocks: AseBlock[] = [];
  let at = ASE_HEAD_BYTES;
  while (at < file.length) {
    const end = at + 6 + file.readUInt32BE(at + 2);
    const body = file.subarray(at + 6, end);
    const named = body.length === 0 ? 0 : 2 + 2 * body.readUInt16BE(0);
    // With its null, and UTF-16 in the other order of bytes than JavaScript's.
    const name = Buffer.from(body.subarray(2, named)).swap16().toString('utf16le');
    blocks.push({ type: file.readUInt16BE(at), name, rest: body.subarray(named) });
    at = end;
  }
  if (at !== file.length || blocks.length !== file.readUInt32BE(8)) throw new Error('the blocks do not fill the file');
  return blocks;
}

function aseFault(file: Buffer, plain: Buffer): string | undefined {
  if (!file.subarray(0, ASE_HEAD_BYTES).equals(plain.subarray(0, ASE_HEAD_BYTES))) return 'the head differs';
  const expected = aseBlocks(plain);
  const blocks = aseBlocks(file);
  if (!blocks.every(({ type }, index) => type === expected[index]?.type)) return 'there are other blocks';
  if (!blocks.every(({ rest }, index) => expected[index]?.rest.equals(rest))) return 'the colours differ';
  const isRight = ({ type, name }: AseBlock, index: number): boolean =>
    type === ASE_GROUP ? name.endsWith('\0') && isReadable(name.slice(0, -1)) : name === expected[index]?.name;
  return blocks.every(isRight) ? undefined : 'a name differs or is not one printable line';
}

export const DATA_TRIALS = {
  figma: textTrial('figma', figmaFault),
  'tokens-studio': textTrial('tokens-studio', tokensStudioFault),
  adobe: textTrial('adobe', adobeFault),
  ase: bytesTrial('ase', aseFault),
  aco: bytesTrial('aco', (file, plain) => (file.equals(plain) ? undefined : 'it depends on the name')),
  shadcn: textTrial('shadcn', shadcnFault),
  resolver: textTrial('resolver', resolverFault),
  'design-md': textTrial('design-md', designFault),
  gpl: textTrial('gpl', (gpl, plain) => {
    const [head = '', name = '', ...lines] = gpl.split('\n');
    if (!name.startsWith('Name: ') || !isReadable(name)) return 'its name is not one printable line';
    return isSame([head, ...lines], plain.split('\n').toSpliced(1, 1)) ? undefined : 'the colours differ';
  }),
} as const satisfies Readonly<Record<string, Trial>>;
