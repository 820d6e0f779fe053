/** ASVS 5.0 V13.2, V15.2; API8:2023 Security Misconfiguration. */
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { startServer } from '../service/server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the image', () => {
  const stages = read('deploy/Dockerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  const last = stages.at(-1) ?? '';

  test('is run by a user that is not root, told by number so that a cluster can see it', () => {
    const users = [...last.matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
    expect(users).toEqual([expect.stringMatching(/^[1-9]\d{3,}:[1-9]\d{3,}$/)]);
  });

  test('has neither shell nor package manager, and runs nothing while it is put together', () => {
    expect(last).toMatch(/^FROM gcr\.io\/distroless\/\S+:nonroot$/m);
    expect(last).not.toMatch(/^RUN /m);
    for (const [, form = ''] of last.matchAll(/^(?:ENTRYPOINT|CMD|\s+CMD) (.)/gm)) expect(form).toBe('[');
  });

  test('lets its user write the data folder alone', () => {
    const owned = [...last.matchAll(/--chown=\S+ (?:--\S+ )*\S+ (\S+)/g)].map(([, to]) => to);
    expect(owned).toEqual(['/data']);
    expect(last).toMatch(/^VOLUME \/data$/m);
  });

  test('holds no secret: none is in its files’ settings, and none is copied into it', () => {
    expect(stages.join('')).not.toMatch(/^(ARG|ENV).*(SECRET|TOKEN|PASSWORD|KEY)/m);
    expect(stages.join('')).not.toMatch(/^ADD /m);
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', 'data', '**/.env']));
  });
});

describe('compose', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true });
  const own = Object.entries<Record<string, unknown>>(services).filter(([, { image }]) => image === 'huesmith');

  test('runs every container of ours on a root that cannot be written, without rights, and with bounds', () => {
    expect(own.map(([name]) => name)).toEqual(['node-1', 'node-2', 'migrate']);
    for (const [, service] of own) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      expect(service).toMatchObject({ pids_limit: expect.any(Number), mem_limit: expect.any(String) });
      for (const name of ['privileged', 'cap_add', 'user', 'pid', 'network_mode', 'devices', 'ports']) {
        expect([name, service[name]]).toEqual([name, undefined]);
      }
    }
  });

  test('mounts into them nothing but the data folder', () => {
    const places = own.flatMap(([, { volumes = [], tmpfs = [] }]) =>
      [volumes, tmpfs].flat().map((volume) =>
        String(volume)
          .replace(/^[^/]+:/, '')
          .replace(/:.*/, ''),
      ),
    );
    expect([...new Set(places)]).toEqual(['/data']);
    expect(read('deploy/compose/compose.yaml')).not.toContain('docker.sock');
  });
});

describe('Kubernetes', () => {
  // Boundary: what a manifest holds is what a test is about to say.
  // oxlint-disable-next-line typescript/no-explicit-any
  const objects: any[] = readdirSync(join(root, 'deploy/kubernetes'))
    .filter((name) => name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((document) => document.toJS()));
  const pods = objects.flatMap(({ kind, spec }) => (['Deployment', 'Job'].includes(kind) ? [spec.template.spec] : []));

  test('runs without root, without privileges, on a root that cannot be written, within a limit of memory', () => {
    expect(pods).toHaveLength(2);
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
      }
    }
  });

  test('shares nothing with its machine', () => {
    for (const pod of pods) {
      for (const name of ['hostNetwork', 'hostPID', 'hostIPC']) expect([name, pod[name]]).toEqual([name, undefined]);
      expect((pod.volumes ?? []).filter((volume: object) => 'hostPath' in volume)).toEqual([]);
    }
  });

  test('holds no secret in its files', () => {
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });
});

const NOBODY = 65_532;
const isRoot = process.getuid?.() === 0;

// Only root can become somebody else; elsewhere every other test runs without root.
test.skipIf(!isRoot)('the service serves as such a user, who can write its data folder and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'huesmith-nobody-'));
  try {
    await chown(folder, NOBODY, NOBODY);
    const env = { HUESMITH_DATA: folder, HUESMITH_ENV: 'production', TMPDIR: '/', HOME: '/' };
    const server = await startServer(env, { uid: NOBODY, gid: NOBODY });
    try {
      expect((await fetch(`${server.httpUrl}/readyz`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
