import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { isAlive } from '../processes/is-alive.mjs';
import { serverAccount } from './account.mjs';
import { serverSettings } from './site-database.mjs';
import { runningServer, startPostgres } from './start-postgres.mjs';

const isRoot = process.getuid?.() === 0;
const auth = { password: `it's a "secret" %` };
let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-postgres-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data', 'postgres');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

describe('the embedded database', () => {
  it('keeps committed data when the server is killed', async () => {
    const first = await startPostgres({ dataDir, auth });
    await query(first.url, 'create table home (id int)');
    await query(first.url, 'insert into home values (1), (2)');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    const second = await startPostgres({ dataDir, auth });
    expect(await query(second.url, 'select id from home order by id')).toEqual([1, 2]);
    await second.stop();
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  }, 60_000);

  it('reuses a server that outlived its supervisor, and fails with another password', async () => {
    const first = await startPostgres({ dataDir, auth });
    const second = await startPostgres({ dataDir, auth });
    expect(second).toMatchObject({ isReused: true, pid: first.pid, port: first.port });
    await expect(startPostgres({ dataDir, auth: { password: 'other' } })).rejects.toThrow('refuses our password');
    await second.stop();
    await first.exited;
  }, 60_000);

  it('is found while it runs, not after its stop, and its exit is seen at once when it is killed', async () => {
    const auth = { password: 'x' };
    const first = await startPostgres({ dataDir, auth });
    expect(await runningServer({ dataDir, auth })).toEqual({ pid: first.pid, port: first.port });
    first.stopNow();
    await first.exited;
    expect(await runningServer({ dataDir, auth })).toBeUndefined();
    const second = await startPostgres({ dataDir, auth });
    process.kill(second.pid, 'SIGKILL');
    const killed = performance.now();
    await second.exited;
    expect(performance.now() - killed).toBeLessThan(1000);
    await second.stop();
  }, 60_000);

  it('requires the password even on this machine', async () => {
    const server = await startPostgres({ dataDir, auth });
    const wrongPassword = server.url.replace(encodeURIComponent(auth.password), 'guess');
    await expect(query(wrongPassword, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await server.stop();
  }, 60_000);

  it('starts although its pid file names another running program', async () => {
    await (await startPostgres({ dataDir, auth: 'trust' })).stop();
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(
      join(dataDir, 'postmaster.pid'),
      [bystander.pid, dataDir, '1', '1', '', '127.0.0.1', '0 0', 'ready'].join('\n'),
    );
    const server = await startPostgres({ dataDir, auth: 'trust' });
    expect(await query(server.url, 'select 1')).toEqual([1]);
    await server.stop();
    bystander.kill();
    await once(bystander, 'exit');
  }, 60_000);

  it('starts although its killed predecessor was never reaped, as in a container without an init', async () => {
    await (await startPostgres({ dataDir, auth: 'trust' })).stop();
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
      ...serverAccount(),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const zombie = Number(String((await once(parent.stdout, 'data'))[0]));
    while (isAlive(zombie)) await wait(5);
    writeFileSync(
      join(dataDir, 'postmaster.pid'),
      [zombie, dataDir, '1', '1', '', '127.0.0.1', '0 0', 'ready'].join('\n'),
    );
    const server = await startPostgres({ dataDir, auth: 'trust' });
    expect(await query(server.url, 'select 1')).toEqual([1]);
    await server.stop();
    parent.kill();
    await once(parent, 'exit');
  }, 60_000);

  it('works below a path too long for a socket', async () => {
    const deep = join(folder, 'a'.repeat(120), 'postgres');
    const server = await startPostgres({ dataDir: deep, auth: 'trust', settings: { fsync: 'off' } });
    expect(await query(server.url, 'show unix_socket_directories')).toEqual(['']);
    await server.stop();
  }, 60_000);

  it('logs an error of a site without what people typed', async () => {
    const server = await startPostgres({ dataDir, auth, settings: serverSettings });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create table person (email text constraint one_email unique)');
    const insert = (email: string) => client.query('insert into person values ($1)', [email]);
    await insert('amara@secret.example');
    await expect(insert('amara@secret.example')).rejects.toMatchObject({ code: '23505' });
    await expect(insert('typed\0secret')).rejects.toMatchObject({ code: '22021' });
    await expect(client.query(`insert into person values ('amara@secret.example')`)).rejects.toThrow('duplicate');
    await client.end();
    await server.stop();
    const log = readFileSync(`${server.dataDir}.log`, 'utf8');
    expect(log.match(/duplicate key value violates unique constraint "one_email"/g)).toHaveLength(2);
    expect(log).not.toContain('secret');
  }, 60_000);

  it('names the other major version when it refuses its data', async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'PG_VERSION'), '17\n');
    await expect(startPostgres({ dataDir, auth })).rejects.toThrow('PostgreSQL 17');
  });

  if (isRoot)
    it('lives below /var/tmp when root keeps the checkout in a closed folder', async () => {
      chmodSync(folder, 0o700);
      const server = await startPostgres({ dataDir, auth: 'trust' });
      expect(server.dataDir).toMatch(/^\/var\/tmp\/porchlight-[0-9a-f]{12}\/postgres$/);
      expect(readFileSync(join(server.dataDir, 'PG_VERSION'), 'utf8')).toBe('18\n');
      await server.stop();
      rmSync(join(server.dataDir, '..'), { recursive: true });
    }, 60_000);
});
