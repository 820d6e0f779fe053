import { Command } from 'commander';
import { loadClientConfig } from '../../config/client.ts';
import { EXPORT_FORMATS, ALL_FORMATS } from '../../export/formats.ts';
import { exportPalette } from '../../export/export-palette.ts';
import { createTools } from '../../mcp/tools.ts';
import { explained } from '../../mcp/explained.ts';
import type { Workshop } from '../../mcp/workshop.ts';
import { type EmbeddedGenerator, embeddedGenerator } from '../../providers/embedded.ts';
import { remote } from '../remote.ts';

export function mcpCommand(): Command {
  return new Command('mcp')
    .description(
      'Offer tools to coding assistants (Model Context Protocol) over standard input and output: offline, or through a service ' +
        'with --api. Assistants start this themselves; over HTTP a service offers the same at /mcp.',
    )
    .option('--api <url>', 'ask this service, using the key in HUESMITH_KEY')
    .action(async ({ api }: { api?: string }) => {
      const workshop = api === undefined ? here() : byService(api);
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
      serveStdio(() => createTools(workshop));
    });
}

let opened: Promise<EmbeddedGenerator> | undefined;

/** Opened by the first call that needs it. */
function embedded(): Promise<EmbeddedGenerator> {
  opened ??= embeddedGenerator();
  return opened;
}

/** The engine and the exports of this program: nothing leaves the machine, nothing is counted. */
function here(): Workshop {
  return {
    formats: ALL_FORMATS,
    async generate(asked) {
      const engine = await embedded();
      return { palettes: engine.explain(asked).palettes, model: engine.model };
    },
    export: exportPalette,
    explain: async (asked) => explained((await embedded()).explain(asked)),
  };
}

function byService(api: string): Workshop {
  const { palettes } = remote(api, loadClientConfig(process.env));
  return {
    formats: EXPORT_FORMATS,
    async generate(asked, idempotencyKey) {
      const { data, metadata, usage } = await palettes.generate(asked, { idempotencyKey });
      return { palettes: data, model: metadata.model, remaining: usage.remaining };
    },
    async export(format, { name, colors, description, semantic }) {
      const known = EXPORT_FORMATS.find((each) => each === format) ?? 'css';
      const palette = {
        name,
        colors,
        ...(description !== undefined && { description }),
        ...(semantic && { semantic }),
      };
      const { fileName, contentType, bytes } = await palettes.export({ palette, format: known });
      const isText = /^text\/|json/.test(contentType);
      return { fileName, contentType, body: isText ? new TextDecoder().decode(bytes) : bytes };
    },
    explain: async (asked) => explained((await embedded()).explain(asked)),
  };
}
