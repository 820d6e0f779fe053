import { type CallToolResult, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import type { Static, TObject } from 'typebox';
import packageJson from '../../package.json' with { type: 'json' };
import { contrastRatio } from '../engine/colour/contrast.ts';
import { repairPalette } from '../engine/roles/repair.ts';
import { ROLES } from '../engine/palette.ts';
import { measureRoles } from '../engine/roles/contract.ts';
import { idempotencyKeyFor } from './idempotency-key.ts';
import { recolour } from './recolour.ts';
import * as schemas from './schemas.ts';
import { swatchImage } from './swatch-image.ts';
import type { ToolPalette, Workshop } from './workshop.ts';

const INSTRUCTIONS =
  'Huesmith turns a brief into colour palettes of five colours with a role each. Contrast is guaranteed: text on ' +
  'background 7:1, primary on background 3:1, a label on primary 4.5:1. To theme a site: generate_palettes from a brief of ' +
  'the project, let the person choose, then export_palette for its build (css, tailwind, scss) or recolour_css for the ' +
  'style sheets it has. A call that failed or timed out may be repeated with the same arguments: it is charged once.';

const COUNT_DEFAULT = 3;
const SEED_DEFAULT = 1;

/** The tools over a workshop, for one connection or one request. */
export function createTools(workshop: Workshop): McpServer {
  const server = new McpServer(
    { name: 'huesmith', title: 'Huesmith', version: packageJson.version },
    { instructions: INSTRUCTIONS },
  );

  define(server, 'generate_palettes', {
    title: 'Generate palettes',
    description:
      'Makes colour palettes from a brief in words. Each has a name, a sentence, five colours and their roles. Repeating ' +
      'a call with the same arguments gives the same palettes again and charges nothing: to retry, change nothing; for ' +
      'other palettes, send another seed.',
    input: schemas.GenerateIn,
    output: schemas.GenerateOut,
    async run({ prompt: given, count = COUNT_DEFAULT, seed = SEED_DEFAULT, idempotency_key: key }) {
      const prompt = given.trim();
      const asked = { prompt, count, seed };
      const { palettes, model, remaining } = await workshop.generate(asked, key ?? idempotencyKeyFor(asked));
      const told = palettes.map(({ name, description, colors }) => `${name}: ${colors.join(' ')}. ${description}`);
      return {
        structured: { palettes: palettes.map(ownCopy), model, seed, ...(remaining !== undefined && { remaining }) },
        content: [text(told.join('\n')), image(swatchImage(palettes))],
      };
    },
  });

  define(server, 'export_palette', {
    title: 'Export a palette',
    description: `Writes a palette as a file: ${workshop.formats.join(', ')}. Text comes as text, png as an image.`,
    input: schemas.exportIn(workshop.formats),
    output: schemas.ExportOut,
    async run({ palette, format: given = 'css' }) {
      const format = workshop.formats.find((each) => each === given) ?? 'css';
      const { fileName, contentType, body } = await workshop.export(format, palette);
      if (typeof body === 'string') return { structured: { fileName, contentType, text: body }, content: [text(body)] };
      const uri = `palette:///${fileName}`;
      const bytes = { type: 'resource', resource: { uri, mimeType: contentType, blob: base64(body) } } as const;
      return { structured: { fileName, contentType }, content: [format === 'png' ? image(body) : bytes] };
    },
  });

  define(server, 'check_contrast', {
    title: 'Check a contrast',
    description: 'The WCAG 2.2 contrast of two colours, and what it is enough for.',
    input: schemas.ContrastIn,
    output: schemas.ContrastOut,
    async run({ foreground, background }) {
      const exact = contrastRatio(foreground, background);
      const ratio = cut(exact);
      const structured = { ratio, text: exact >= 4.5, largeText: exact >= 3, enhanced: exact >= 7 };
      return { structured, content: [text(`${ratio.toFixed(2)}:1`)] };
    },
  });

  define(server, 'assign_roles', {
    title: 'Give colours their roles',
    description:
      'Takes five colours, a brand’s for instance, and says which is background, text, primary, secondary and accent. ' +
      'Where the contrasts would not hold, colours move in lightness by as little as will do; `moved` says which.',
    input: schemas.RolesIn,
    output: schemas.RolesOut,
    async run({ colors }) {
      const semantic = repairPalette(colors);
      const given = colors.map((hex) => hex.toUpperCase());
      const left = given.filter((hex) => !ROLES.some((role) => semantic[role] === hex));
      // Only lightness moves: of the colours that are gone, a role's is the one that it is nearest to in contrast.
      const moved = ROLES.filter((role) => !given.includes(semantic[role])).map((role) => {
        const was =
          left.toSorted((a, b) => contrastRatio(a, semantic[role]) - contrastRatio(b, semantic[role]))[0] ?? '';
        left.splice(left.indexOf(was), 1);
        return { role, was, is: semantic[role] };
      });
      const measured = measureRoles(semantic);
      const contrast = {
        textOnBackground: cut(measured.textOnBackground),
        primaryOnBackground: cut(measured.primaryOnBackground),
        labelOnPrimary: cut(measured.labelOnPrimary),
        accentOnBackground: cut(measured.accentOnBackground),
      };
      const told = ROLES.map((role) => `${role} ${semantic[role]}`).join(', ');
      return {
        structured: { semantic, moved, contrast },
        content: [text(told), image(swatchImage([{ colors: ROLES.map((role) => semantic[role]) }]))],
      };
    },
  });

  define(server, 'recolour_css', {
    title: 'Recolour a style sheet',
    description:
      'Gives a style sheet the colours of a palette: its background and text, its greys between them, its colours the ' +
      'roles with their lighter and darker shades. All else stays as it is, and text that could be read can be read.',
    input: schemas.RecolourIn,
    output: schemas.RecolourOut,
    async run({ css, semantic }) {
      const { css: recoloured, replaced, mended } = recolour(css, semantic);
      return {
        structured: { css: recoloured, replaced: [...replaced], mended: [...mended] },
        content: [text(recoloured)],
      };
    },
  });

  define(server, 'explain_prompt', {
    title: 'Explain a prompt',
    description:
      'How a brief is read: its words and what they weigh, what must hold, what is ruled out, what is unknown, and where ' +
      'the palette came from. Costs nothing; use it when a palette surprises.',
    input: schemas.ExplainIn,
    output: schemas.ExplainOut,
    async run({ prompt: given, seed = SEED_DEFAULT }) {
      const told = await workshop.explain({ prompt: given.trim(), count: 1, seed });
      return { structured: { ...told }, content: [text(JSON.stringify(told, undefined, 2))] };
    },
  });

  return server;
}

/** Compiled once: over HTTP each request has tools of its own, and their schemas would take it milliseconds. */
const compiled = new WeakMap<TObject, ReturnType<typeof fromJsonSchema>>();

function standardOf<Schema extends TObject>(schema: Schema): ReturnType<typeof fromJsonSchema<Static<Schema>>> {
  const made = compiled.get(schema) ?? fromJsonSchema<Static<Schema>>(schema);
  compiled.set(schema, made);
  // Boundary: what stands at a schema was made from it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made as ReturnType<typeof fromJsonSchema<Static<Schema>>>;
}

interface Tool<In extends TObject, Out extends TObject> {
  readonly title: string;
  readonly description: string;
  readonly input: In;
  readonly output: Out;
  readonly run: (given: Static<In>) => Promise<{ structured: Static<Out>; content: CallToolResult['content'] }>;
}

function define<In extends TObject, Out extends TObject>(server: McpServer, name: string, tool: Tool<In, Out>): void {
  const { title, description, input, output, run } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: standardOf(input),
      outputSchema: standardOf(output),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (given) => {
      try {
        const { structured, content } = await run(given);
        return { structuredContent: structured, content };
      } catch (error) {
        return { isError: true, content: [text(error instanceof Error ? error.message : String(error))] };
      }
    },
  );
}

/** The palette alone, with nothing else that the object may carry. */
const ownCopy = ({ name, description, colors, semantic }: ToolPalette) => ({
  name,
  description,
  colors: [...colors],
  semantic: { ...semantic },
});

const text = (told: string): { type: 'text'; text: string } => ({ type: 'text', text: told });

const image = (png: Uint8Array): { type: 'image'; mimeType: string; data: string } => ({
  type: 'image',
  mimeType: 'image/png',
  data: base64(png),
});

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Cut, not rounded: 4.496 is not 4.5. */
const cut = (ratio: number): number => Math.floor(ratio * 100) / 100;
