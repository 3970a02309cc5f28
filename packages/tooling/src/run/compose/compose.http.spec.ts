import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { environmentFile } from '../../../../../deploy/make-secrets.mjs';
import { buildServices } from '../../build/build-services.mjs';
import { allServices, backServices, standIns } from '../../build/site-parts.mjs';
import { root } from '../../root.mjs';
import { freePort } from '../postgres/connection.mjs';
import { readCompose, readEnvironmentFile } from './compose-file.mjs';

type Environment = Record<string, string>;
// Values that deploy/README.md asks for: secrets, the public origin and where mail goes.
const variables = {
  ...readEnvironmentFile(environmentFile()),
  PUBLIC_ORIGIN: 'https://porchlight.example',
  MAIL_OUTBOX: 'on',
};
const compose = readCompose(root, variables);
const demo = readCompose(root, variables, ['docker-compose.demo.yml']);
const containerOf = (name: string) => compose.services[name] ?? demo.services[name];
const programs: string[] = [...allServices, ...standIns];
const folder = mkdtempSync(join(tmpdir(), 'porchlight-compose-'));
const ports: Record<string, number> = {};

/** Returns the environment of a container with hosts, ports, folders and database replaced by those of this machine. */
function localEnvironment(environment: Environment): Environment {
  const entries = Object.entries(environment).map(([variable, value]) => [
    variable,
    localValue(variable, String(value), environment),
  ]);
  return { PATH: process.env['PATH'] ?? '', ...Object.fromEntries(entries) };
}

function localValue(variable: string, value: string, environment: Environment): string {
  if (variable.endsWith('DATABASE_URL')) return databaseAddress(value);
  if (value.startsWith('http:')) return `http://127.0.0.1:${ports[new URL(value).hostname.replace('.localhost', '')]}`;
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
  const response = await fetch(`http://127.0.0.1:${ports[name]}/health/ready`).catch(() => undefined);
  return response?.status === 200;
}

describe('the containers of docker-compose.yml', () => {
  beforeAll(async () => {
    await buildServices(root);
    for (const name of programs) ports[name] = await freePort();
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('set up the database with the command of the file, and again without errors', () => {
    const {
      command: [program, ...args],
      environment,
    } = demo.services['database-setup'];
    for (const time of ['first', 'second']) {
      const { status, stderr } = spawnSync(program, args, {
        cwd: root,
        env: localEnvironment(environment),
        encoding: 'utf8',
      });
      expect([time, status, stderr]).toEqual([time, 0, '']);
    }
  }, 60_000);

  it.each(programs)('give %s a database role that owns its schema and nothing else', async (name) => {
    const url = localEnvironment(containerOf(name).environment)['DATABASE_URL'];
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `
        select current_user::text as role,
          rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty
       from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([{ role: name, mighty: false }]);
    const other = name === 'accounts' ? 'catalog' : 'accounts';
    for (const schema of ['public', 'extensions', other]) {
      await client.query(`select set_config('search_path', $1, false)`, [schema]);
      await expect(client.query('create table mine (id int)')).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|3F000)$/),
      });
    }
    await client.end();
  });

  it('refuse to seed the demo in production', () => {
    const {
      command: [program, ...args],
      environment,
    } = compose.services.accounts;
    const { status, stderr } = spawnSync(program, args, {
      cwd: root,
      env: { ...localEnvironment(environment), SEED: 'demo' },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('SEED must not be demo in production')]);
  });

  it.each(programs)(
    'run %s with its own command and environment until it is ready, and stop it on SIGTERM',
    async (name) => {
      const {
        command: [program, ...args],
        environment,
      } = containerOf(name);
      const child = spawn(program, args, {
        cwd: root,
        env: { ...localEnvironment(environment), SHUTDOWN_DELAY_MS: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
        });
      const exited = once(child, 'exit');
      while (child.exitCode === null && !(await isReady(name))) await wait(50);
      expect({ exitCode: child.exitCode, output: child.exitCode === null ? '' : output }).toEqual({
        exitCode: null,
        output: '',
      });
      child.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
    },
    60_000,
  );

  it.each(backServices)('refuse to run %s in production on a database that holds demo data', async (name) => {
    const {
      command: [program, ...args],
      environment,
    } = compose.services[name];
    const local = localEnvironment(environment);
    const client = new pg.Client({ connectionString: local['DATABASE_URL'] });
    await client.connect();
    await client.query(`select set_config('search_path', $1, false)`, [name]);
    await client.query(`insert into seed_version (version) values ('demo.json.gz:0123456789abcdef')`);
    await client.end();
    const { status, stderr } = spawnSync(program, args, { cwd: root, env: local, encoding: 'utf8', timeout: 20_000 });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(`refuses this database: the schema ${name} holds demo data .* Use a new, empty database`),
    ]);
  });

  it.each(standIns)('refuse to run %s in production', (name) => {
    const {
      command: [program, ...args],
      environment,
    } = containerOf(name);
    const env = { ...localEnvironment(environment), NODE_ENV: 'production' };
    const { status, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8', timeout: 20_000 });
    expect([status, stderr]).toEqual([1, expect.stringContaining('PAYMENT_SANDBOX=on')]);
  });
});
