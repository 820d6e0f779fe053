import type { FastifyInstance } from 'fastify';
import { type Made, readDashboard } from '../../contract/dashboard.ts';
import type { Palette } from '../../contract/palette.ts';
import { ApiError } from '../../contract/errors.ts';
import { ALL_FORMATS, isExportFormat } from '../../export/formats.ts';
import { exportPalette } from '../../export/export-palette.ts';
import type { HistoryEntry } from '../../storage/store/history.ts';
import { PUBLIC, SESSION, VISITOR } from '../access.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from '../customer.ts';
import { createThrottle } from './throttle.ts';
import { visitorOf } from './visitor.ts';

const MINUTE_MS = 60_000;

/** Making and exporting palettes, for visitors too. What an account makes is kept in its history. */
export function playgroundRoutes(app: FastifyInstance, deps: Deps): void {
  const aMinute = (name: string, max: number, sentence: string) =>
    createThrottle(deps.store, { name, max, perMs: MINUTE_MS, sentence });
  const visitors = aMinute('visitor', 5, 'Without an account you can ask five times a minute.');
  const accounts = aMinute('playground', 60, 'You can ask 60 times a minute. Please wait a little.');
  const exports = aMinute('export', 120, 'You can export 120 times a minute. Please wait a little.');

  app.post('/dashboard/generate', VISITOR, async (request): Promise<Made> => {
    const { prompt: typed, count, seed } = readDashboard.generate(request.body);
    const prompt = typed.trim();
    request.generation = { prompt };
    const accountId = request.visitor?.account.id;
    const address = addressOf(request, deps.trustedProxies);
    if (accountId === undefined) await visitors(address);
    else {
      const made = await madeBefore(accountId, prompt, count, seed);
      if (made !== undefined) return made;
      await accounts(accountId);
    }

    const generator = accountId === undefined ? (deps.visitorsGenerator ?? deps.generator) : deps.generator;
    const customer = accountId ?? address;
    const generated = await generator.generate({ prompt, count, seed, customer }, request.signal);
    const { model, tokensUsed, estimatedCostUsd } = generated;
    request.generation = { prompt, model };
    const palettesJson = JSON.stringify(generated.palettes);
    if (accountId !== undefined) {
      const record = { prompt, palettesJson, source: 'dashboard', model, tokensUsed, estimatedCostUsd, seed } as const;
      await deps.store.ledger.append(accountId, record);
    }
    return { palettes: palettesOf(palettesJson), seed, model };
  });

  /** What a visitor has made in the same browser comes along into the account. Only its own history says that it was so. */
  app.post('/dashboard/keep', SESSION, async (request): Promise<{ done: true }> => {
    const { account } = visitorOf(request);
    const { prompt: typed, seed, palettes } = readDashboard.keep(request.body);
    const prompt = typed.trim();
    await accounts(account.id);
    if ((await madeBefore(account.id, prompt, palettes.length, seed)) !== undefined) return { done: true };
    const palettesJson = JSON.stringify(palettes);
    const { model } = deps.generator;
    const record = {
      prompt,
      palettesJson,
      source: 'dashboard',
      model,
      tokensUsed: 0,
      estimatedCostUsd: 0,
      seed,
    } as const;
    await deps.store.ledger.append(account.id, record);
    return { done: true };
  });

  /** A link opened again shows what was made, whatever made it, and fills the history with nothing. */
  async function madeBefore(accountId: string, text: string, count: number, seed: number): Promise<Made | undefined> {
    const entries = await deps.store.history.search({ accountId, text, limit: 20 });
    const isIt = (entry: HistoryEntry) => entry.prompt === text && entry.seed === seed;
    const palettes = palettesOf(entries.find(isIt)?.palettesJson ?? '[]');
    return palettes.length === count ? { palettes, seed, model: '' } : undefined;
  }

  app.post('/dashboard/export', PUBLIC, async (request, reply) => {
    const { palette, format } = readDashboard.export(request.body);
    if (!isExportFormat(format)) {
      throw new ApiError('invalid_request', { message: `\`format\` must be one of ${ALL_FORMATS.join(', ')}.` });
    }
    await exports(addressOf(request, deps.trustedProxies));
    const file = await exportPalette(format, palette);
    return reply
      .type(file.contentType)
      .header('Content-Disposition', `attachment; filename="${file.fileName}"`)
      .send(file.body);
  });
}

/** Boundary: the text was written by this service. */
export function palettesOf(json: string): readonly Palette[] {
  return JSON.parse(json);
}
