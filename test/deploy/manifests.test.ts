import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '../../src/config/settings.ts';
import { COMMANDS } from '../../src/cli/commands.ts';

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$|file$/.test(path));
const read = (path: string): string => readFileSync(`${folder}${path}`, 'utf8');

/** What the files of deployments name beside the service's own settings. */
const OF_THE_DEPLOYMENT = new Set(['HUESMITH_DOMAIN', 'HUESMITH_OWNER_PASSWORD', 'HUESMITH_APP_PASSWORD']);

describe('every setting that a deployment file names exists, and takes the value that it gives', () => {
  const settings = new Map(Object.values(SETTINGS).map((setting) => [setting.variable, setting]));

  test.for(files)('%s', (path) => {
    const names = read(path).match(/\bHUESMITH_[A-Z_]+[A-Z]\b/g) ?? [];
    expect(names.filter((name) => !settings.has(name) && !OF_THE_DEPLOYMENT.has(name))).toEqual([]);
    for (const [, name = '', value = ''] of read(path).matchAll(
      /\b(HUESMITH_[A-Z_]+|PORT|HTTPS_PORT)(?:=|: )'?([^\s'${}]+)'?(?=\s|$)/g,
    )) {
      const setting = settings.get(name);
      if (setting !== undefined) expect([name, value, setting.parse(value)]).not.toEqual([name, value, undefined]);
    }
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  test('runs a command that exists, and its look at itself runs', () => {
    expect(Object.keys(COMMANDS)).toContain(/^CMD \["(\w+)"\]$/m.exec(dockerfile)?.[1]);
    const look = /^ {2}CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]';
    const [, flag = '', script = '']: string[] = JSON.parse(look);
    const run = () => execFileSync(process.execPath, [flag, script], { env: { PORT: '1' }, stdio: 'pipe' });
    expect(run).toThrow(expect.objectContaining({ status: 1, stderr: Buffer.alloc(0) }));
  });

  test('is built in stages, runs as nobody of note, and writes below its volume alone', () => {
    expect(dockerfile.match(/^FROM /gm)?.length).toBeGreaterThan(1);
    const [user] = [...dockerfile.matchAll(/^USER (\d+):(\d+)$/gm)].map(([, uid]) => Number(uid));
    expect(user).toBeGreaterThan(0);
    const folder = /^VOLUME (\S+)$/m.exec(dockerfile)?.[1];
    expect([folder, dockerfile]).toEqual([expect.any(String), expect.stringContaining(`HUESMITH_DATA=${folder} `)]);
  });
});

describe('Kubernetes', () => {
  // Boundary: what a manifest holds is what a test is about to say.
  // oxlint-disable-next-line typescript/no-explicit-any
  const objects: any[] = readdirSync(`${folder}kubernetes`)
    .filter((name) => name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS()));
  const workloads = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

  test('lists every file', () => {
    const listed: string[] = parse(read('kubernetes/kustomization.yaml')).resources;
    const there = readdirSync(`${folder}kubernetes`).filter((name) => name !== 'kustomization.yaml');
    expect(listed.toSorted((a, b) => a.localeCompare(b))).toEqual(there.toSorted((a, b) => a.localeCompare(b)));
  });

  test('runs commands that exist, without the settings that a service called `huesmith` would add', () => {
    expect(workloads).toHaveLength(2);
    for (const { spec } of workloads) {
      const pod = spec.template.spec;
      expect(pod.enableServiceLinks).toBe(false);
      for (const container of pod.containers) expect(Object.keys(COMMANDS)).toContain(container.args[0]);
    }
  });

  test('probes what the service answers, by HTTPS, and gives a node the time that it needs to stop', () => {
    const { spec } = objects.find(({ kind }) => kind === 'Deployment').spec.template;
    const [{ startupProbe, livenessProbe, readinessProbe }] = spec.containers;
    const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => [httpGet.path, httpGet.scheme]);
    expect(paths).toEqual([
      ['/healthz', 'HTTPS'],
      ['/healthz', 'HTTPS'],
      ['/readyz', 'HTTPS'],
    ]);
    const drainSeconds = objects.find(({ kind }) => kind === 'ConfigMap').data.HUESMITH_DRAIN_MS / 1000;
    expect(drainSeconds).toBeGreaterThan(readinessProbe.periodSeconds * readinessProbe.failureThreshold);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + 10);
  });

  test('runs nothing as root, lets nothing write to its root, and bounds the memory of each', () => {
    for (const { spec } of workloads) {
      const pod = spec.template.spec;
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const { securityContext, resources } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect([resources.requests.memory, resources.limits.memory]).not.toContain(undefined);
      }
    }
  });

  test('keeps nodes up while machines are emptied, and migrates by a role of its own', () => {
    expect(objects.find(({ kind }) => kind === 'PodDisruptionBudget').spec.maxUnavailable).toBe(1);
    const job = objects.find(({ kind }) => kind === 'Job').spec.template.spec.containers[0];
    const database = job.env.find(({ name }: { name: string }) => name === 'DATABASE_URL');
    expect(database.valueFrom.secretKeyRef.name).toBe('huesmith-owner');
  });
});

describe('systemd', () => {
  const [unit, admin] = [read('systemd/huesmith.service'), read('systemd/huesmith-admin')];
  const valuesOf = (pattern: RegExp, text: string): (string | undefined)[] =>
    [...text.matchAll(pattern)].map(([, value]) => value);

  test('runs commands as the user of the service, by its program, in its folder, with its settings', () => {
    expect(valuesOf(/--uid=(\S+)/g, admin)).toEqual(valuesOf(/^User=(.+)$/gm, unit));
    expect(valuesOf(/--working-directory=(\S+)/g, admin)).toEqual(valuesOf(/^WorkingDirectory=(.+)$/gm, unit));
    for (const name of ['EnvironmentFile', 'UMask']) {
      const given = valuesOf(new RegExp(`--property=${name}=(\\S+)`, 'g'), admin);
      expect([name, given]).toEqual([name, valuesOf(new RegExp(`^${name}=(.+)$`, 'gm'), unit)]);
    }
    const set = valuesOf(/^Environment=(.+)$/gm, unit)[0]?.split(' ') ?? [];
    expect(valuesOf(/--setenv=(\S+)/g, admin)).toEqual(set.filter((pair) => !pair.startsWith('MALLOC_')));
    expect(valuesOf(/^ExecStart=(.+) serve$/gm, unit)).toEqual(valuesOf(/^ {2}(\/usr\/bin\/node \S+) "\$@"$/gm, admin));
  });

  test('installs every file that the page names', () => {
    const named = valuesOf(/\bdeploy\/systemd\/(\S+) \//g, readFileSync(`${folder}../docs/deploy.md`, 'utf8'));
    expect(new Set(named)).toEqual(new Set(readdirSync(`${folder}systemd`)));
  });
});

describe('compose', () => {
  const { services } = parse(read('compose/compose.yaml'), { merge: true });

  test('has two nodes behind a proxy, on a PostgreSQL that another role has brought up to date', () => {
    expect(Object.keys(services)).toEqual(['proxy', 'node-1', 'node-2', 'migrate', 'postgres']);
    for (const name of ['node-1', 'node-2', 'migrate']) expect(services[name].image).toBe('huesmith');
    expect(services.migrate.environment.DATABASE_URL).toContain('huesmith_owner');
    expect(services['node-1'].environment.DATABASE_URL).toContain('huesmith_app');
    expect(services['node-1'].depends_on.migrate.condition).toBe('service_completed_successfully');
  });

  test('lets no node write to its root or take more than its memory, and gives it the time that it needs to stop', () => {
    for (const name of ['node-1', 'node-2', 'migrate']) {
      const { read_only, cap_drop, security_opt, mem_limit, stop_grace_period, environment } = services[name];
      expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
      expect(Number.parseInt(mem_limit, 10)).toBeGreaterThan(0);
      const drainSeconds = Number(environment.HUESMITH_DRAIN_MS) / 1000;
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(drainSeconds + 10);
    }
  });

  test('names every variable that it needs in its example', () => {
    const needed = new Set([...read('compose/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
    const told = new Set([...read('compose/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
    expect(told).toEqual(needed);
  });
});
