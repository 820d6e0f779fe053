import type { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import packageJson from '../package.json' with { type: 'json' };
import { createAuthenticator } from './accounts/authenticator.ts';
import { type Config, loadConfig } from './config.ts';
import { isCanvasHere } from './export/card/canvas.ts';
import { CanvasMissing } from './export/card/canvas-missing.ts';
import { buildApp } from './http/app.ts';
import { createConnections, USUAL_LIMITS } from './http/listening/connections.ts';
import { closeGently, createHttpServer, createHttpsServer, listen } from './http/listening/listeners.ts';
import { createWatch } from './http/metrics.ts';
import { isLoopback, isTrustedProxy, trustedProxies } from './http/secure-request.ts';
import { backUpDaily } from './server/back-up-daily.ts';
import { certificateFor } from './server/certificate.ts';
import { connectionsMax } from './server/connections-max.ts';
import { databaseUrl, prepareDataFolder } from './server/data-folder.ts';
import { createLocalAccount, firstStartText, readyText } from './server/first-start.ts';
import { openGenerators } from './server/generators.ts';
import { createLog } from './server/log.ts';
import { renewing } from './server/renewing.ts';
import { loadSecrets } from './server/secrets.ts';
import { listenFault } from './server/start-fault.ts';
import { runUntilStopped } from './server/stop.ts';
import { openTracing } from './server/tracing/open.ts';
import { trimDaily } from './server/trim-daily.ts';
import { openDashboard } from './server/dashboard.ts';
import { openStore } from './storage/open-store.ts';

export interface Running {
  readonly httpUrl: string;
  readonly httpsUrl: string | undefined;
  /** Stops accepting, finishes what is in flight, closes the store. */
  close(): Promise<void>;
  /** Takes a renewed certificate into use. */
  reload(): Promise<void>;
}

/** How long what is in flight may take at a shutdown; the promise is 10 s for all of it. */
const GRACE_MS = 7000;

/**
 * The composition root: opens the store, joins the rooms and listens.
 *
 * @param print tells people what they need to know
 * @throws StartFault, StorageUnusable or StorageUnavailable, with a sentence for the operator
 */
export async function startServer(config: Config, log: Logger, print: (text: string) => void): Promise<Running> {
  const watch = createWatch(log, { prompts: config.logPrompts === 'on' });
  watch.build(packageJson.version);
  collectDefaultMetrics({ register: watch.registry });
  await prepareDataFolder(config.dataFolder);
  const tls = config.httpsPort === 'off' ? undefined : await certificateFor(config);
  const secrets = await loadSecrets(config);
  const store = await openStore({
    url: databaseUrl(config),
    secret: secrets.storage,
    onCommit: (commit) => watch.committed(commit),
    onFailure: (error) => log.error({ err: error }, 'storage failed on its own'),
  });
  const trimming = trimDaily(store, config.historyDays, (error) =>
    log.error({ err: error }, 'history was not trimmed'),
  );
  const backingUp = backUpDaily({ store, folder: config.backupFolder, log, onBackup: (at) => watch.backedUp(at) });
  const dashboard = await openDashboard(config, {
    store,
    secrets,
    log,
    onChange: (event, account) => watch.security(event, { account }),
  });
  const { generator, engine } = await openGenerators(config, { store, watch, log });
  const tracing = await openTracing(config, { version: packageJson.version, log });
  let draining = false;
  const proxies = trustedProxies(config.trustedProxies);
  const app = await buildApp({
    store,
    dashboard: dashboard.services,
    authenticate: createAuthenticator(store),
    generator,
    explain: (asked) => engine.explain(asked),
    visitorsGenerator: engine,
    log,
    watch,
    tracing,
    trustedProxies: proxies,
    isDraining: () => draining,
    operatorToken: config.operatorToken,
    metricsOnLoopback: config.environment === 'local' && config.trustedProxies.length === 0,
  });
  await app.ready();
  const connections = createConnections({
    ...USUAL_LIMITS,
    max: connectionsMax(config.connectionsMax),
    isExempt: (address) => isLoopback(address) || isTrustedProxy(address, proxies),
  });
  if (!isCanvasHere()) log.warn(new CanvasMissing().message);
  const http = createHttpServer({ app, watch, connections });
  const https = tls && createHttpsServer({ app, watch, connections }, tls);

  watch.follow({ connections: () => connections.open(), queue: () => store.queued() });

  const renewal = tls && https && renewing(https, tls, config, { log, onShown: (ends) => watch.certificateEnds(ends) });

  async function close(): Promise<void> {
    draining = true;
    // Whoever spreads the load needs a moment to hear that this node takes no more.
    await delay(config.drainMs);
    renewal?.stop();
    await Promise.all([
      app.close(),
      closeGently(http, GRACE_MS, connections.cutAll),
      https && closeGently(https, GRACE_MS, connections.cutAll),
    ]);
    await Promise.all([engine.close(), tracing?.close()]);
    trimming.stop();
    await backingUp.stop();
    await dashboard.close();
    await store.close();
  }

  async function open(server: Server, variable: string, port: number, host: string): Promise<number> {
    return listen(server, port, host).catch((error: unknown) => {
      throw listenFault(error, variable, port);
    });
  }

  try {
    // Without a proxy to trust, plain HTTP has no business beyond this machine.
    const forProxiesOn = config.trustedProxies.length > 0 ? config.host : undefined;
    const httpUrl = `http://localhost:${await open(http, 'PORT', config.port, forProxiesOn ?? '127.0.0.1')}`;
    const httpsUrl =
      https === undefined || config.httpsPort === 'off'
        ? undefined
        : `https://localhost:${await open(https, 'HTTPS_PORT', config.httpsPort, config.host)}`;
    const key = config.environment === 'production' ? undefined : await createLocalAccount(store, dashboard);
    // In one write: a program that waits for the first line gets all of it.
    const ready = readyText({ httpUrl, forProxiesOn, httpsUrl, certificateFile: tls?.file });
    print(ready + (key === undefined ? '' : `\n${firstStartText(key, httpUrl)}`));
    return { httpUrl, httpsUrl, close, reload: async () => renewal?.look() };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `npm start`, and `huesmith serve`. */
export async function serveFromEnvironment(): Promise<void> {
  await runUntilStopped(async () => {
    const config = loadConfig(process.env);
    const running = await startServer(config, createLog(config.logLevel), (text) => process.stdout.write(`${text}\n`));
    return { ...running, drainMs: config.drainMs };
  });
}

if (import.meta.main) await serveFromEnvironment();
