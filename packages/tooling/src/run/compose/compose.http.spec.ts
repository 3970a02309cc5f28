import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { environmentFile } from '../../../../../deploy/make-secrets.mjs';
import { buildServices } from '../../build/build-services.mjs';
import { root } from '../../root.mjs';
import { freePort } from '../postgres/connection.mjs';
import { readCompose, readEnvironmentFile } from './compose-file.mjs';

type Environment = Record<string, string>;
const names = ['catalog', 'accounts', 'commerce', 'content', 'gateway'];
// As deploy/README.md says: its secrets, the address that visitors type, and where mail goes.
const compose = readCompose(root, {
  ...readEnvironmentFile(environmentFile()),
  PUBLIC_ORIGIN: 'https://porchlight.example',
  MAIL_OUTBOX: 'on',
});
const folder = mkdtempSync(join(tmpdir(), 'porchlight-compose-'));
const ports: Record<string, number> = {};

/** The environment of a container with its addresses turned to this machine: hosts, ports, folders, the run's own database. */
function here(environment: Environment): Environment {
  const turned = Object.entries(environment).map(([variable, value]) => [
    variable,
    turn(variable, String(value), environment),
  ]);
  return { PATH: process.env['PATH'] ?? '', ...Object.fromEntries(turned) };
}

function turn(variable: string, value: string, environment: Environment): string {
  if (variable.endsWith('DATABASE_URL')) return databaseAddress(value);
  if (value.startsWith('http:')) return `http://127.0.0.1:${ports[new URL(value).hostname]}`;
  if (variable === 'DATA_DIR') return folder;
  if (variable === 'SERVICE_HOST') return '127.0.0.1';
  if (variable === 'PORT') return String(ports['gateway']);
  if (variable === 'SERVICE_PORT') return String(ports[new URL(environment['DATABASE_URL'] ?? '').username]);
  return value;
}

function databaseAddress(given: string): string {
  const [address, server] = [new URL(given), new URL(process.env['TEST_DATABASE_URL'] ?? '')];
  if (address.username === 'postgres') [address.username, address.password] = [server.username, server.password];
  address.host = server.host;
  address.pathname = `/compose_${process.pid}`;
  return address.href;
}

async function isReady(name: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${ports[name]}/health/ready`).catch(() => undefined);
  return answer?.status === 200;
}

describe('the containers of docker-compose.yml', () => {
  beforeAll(async () => {
    await buildServices(root);
    for (const name of names) ports[name] = await freePort();
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('set the database up, twice without harm, by the command that the file names', () => {
    const {
      command: [program, ...words],
      environment,
    } = compose.services['database-setup'];
    for (const time of ['first', 'second']) {
      const { status, stderr } = spawnSync(program, words, { cwd: root, env: here(environment), encoding: 'utf8' });
      expect([time, status, stderr]).toEqual([time, 0, '']);
    }
  }, 60_000);

  it('refuse to sow the demo in production', () => {
    const {
      command: [program, ...words],
      environment,
    } = compose.services.accounts;
    const { status, stderr } = spawnSync(program, words, {
      cwd: root,
      env: { ...here(environment), SEED: 'demo' },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('SEED must not be demo in production')]);
  });

  it.each(names)(
    'run %s by its very command and environment until it is ready, and stop it when asked',
    async (name) => {
      const {
        command: [program, ...words],
        environment,
      } = compose.services[name];
      const child = spawn(program, words, {
        cwd: root,
        env: { ...here(environment), SHUTDOWN_DELAY_MS: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said += chunk;
        });
      const exited = once(child, 'exit');
      while (child.exitCode === null && !(await isReady(name))) await wait(50);
      expect({ exitCode: child.exitCode, said: child.exitCode === null ? '' : said }).toEqual({
        exitCode: null,
        said: '',
      });
      child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    },
    60_000,
  );
});
