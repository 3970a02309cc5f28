import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformFile } from '@swc/core';
import { aUser } from '../../services/accounts/src/testing/a-user.ts';
import { startTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await startTestSite();
  folder = await mkdtemp(join(tmpdir(), 'porchlight-client-'));
}, 120_000);
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = promisify(execFile);

/** Logs in an owner, who gives out keys. */
async function anOwner() {
  const { id, email, password } = await aUser(site.apps.accounts, { roles: ['site-owner'] });
  const login = await site.request({ method: 'POST', path: '/api/login', body: { email, password } });
  const headers = { authorization: `Bearer ${login.json.tokenInfo.access_token}` };
  return {
    id,
    async newKey(scopes: readonly string[]): Promise<{ key: { id: string }; secret: string }> {
      const body = { name: 'Import', scopes, days: 30 };
      const created = await site.request({ method: 'POST', path: '/api/admin/api-keys', headers, body });
      expect(created.status).toBe(201);
      return created.json;
    },
    revoke: (id: string) =>
      site.request({ method: 'POST', path: `/api/admin/api-keys/${id}/revocation`, headers, body: {} }),
  };
}
const statusOf = async (secret: string, path: string) =>
  (await site.request({ path, headers: { authorization: `Bearer ${secret}` } })).status;
/** Lets the gateway look keys up again, as it does after 10 seconds. */
const forgetSessions = async () => {
  const { everyoneKey, CacheDrops } = await import('../../services/gateway/src/session/cache-drops.ts');
  await site.apps.gateway.app.get(CacheDrops).broadcast(everyoneKey);
};

// What a user of the generated client writes.
const program = `
import { Porchlight } from './porchlight.ts';
const [, , baseUrl = '', key = ''] = process.argv;
const client = new Porchlight({ baseUrl, baseApiParams: { headers: { authorization: 'Bearer ' + key } } });
const { records } = await client.admin.postResourceList({ search: 'winter' });
const refused = await client.admin.roleResourceList().then(() => undefined, ({ status, error }) => [status, error.code]);
console.log(JSON.stringify({ id: records[0]?.id satisfies string | undefined, slug: records[0]?.slug, refused }));
export {};
`;

it('the generated client compiles, reads with a key, and is refused what keys cannot do', async () => {
  await run(process.execPath, [
    join(import.meta.dirname, '../../packages/tooling/src/api-client/make-client.mjs'),
    folder,
  ]);
  const file = join(folder, 'porchlight.ts');
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const typescript = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const flags = '--strict --noEmit --allowImportingTsExtensions --module nodenext --target es2023 --skipLibCheck';
  const types = join(import.meta.dirname, '../../node_modules/@types');
  const options = [...flags.split(' '), '--lib', 'es2023,dom,dom.iterable', '--types', 'node', '--typeRoots', types];
  const compiled = await run(process.execPath, [typescript, ...options, 'program.ts'], { cwd: folder }).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(compiled.stdout).toBe('');
  for (const one of [file, join(folder, 'program.ts')]) {
    const { code } = await transformFile(one, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
    await writeFile(one.replace(/ts$/, 'mjs'), code.replace('./porchlight.ts', './porchlight.mjs'));
  }
  const { secret } = await (await anOwner()).newKey(['viewBlogs']);
  const { stdout } = await run(process.execPath, [
    join(folder, 'program.mjs'),
    `http://127.0.0.1:${site.apps.gateway.port}/api`,
    secret,
  ]);
  const response: unknown = JSON.parse(stdout);
  expect(response).toEqual({
    id: expect.any(String),
    slug: expect.any(String),
    refused: [403, 'not-for-keys'],
  });
}, 600_000);

describe('an API key through the gateway', () => {
  it('is dead at the next call after it was revoked', async () => {
    const owner = await anOwner();
    const { key, secret } = await owner.newKey(['viewBlogs']);
    expect(await statusOf(secret, '/api/admin/posts')).toBe(200);
    expect((await owner.revoke(key.id)).status).toBe(200);
    expect(await statusOf(secret, '/api/admin/posts')).toBe(401);
  });

  it('ends with its expiry, which no cache outlives', async () => {
    const { key, secret } = await (await anOwner()).newKey(['viewBlogs']);
    await site.apps.accounts.sql(`update api_key set expires_at = now() + interval '1 second' where id = $1`, [key.id]);
    expect(await statusOf(secret, '/api/admin/posts')).toBe(200);
    const start = Date.now();
    let status = 200;
    while (status === 200 && Date.now() - start < 8_000) status = await statusOf(secret, '/api/admin/posts');
    expect(status).toBe(401);
  });

  it('shrinks with the rights of its owner', async () => {
    const owner = await anOwner();
    await anOwner();
    const { secret } = await owner.newKey(['viewBlogs', 'viewFaqs']);
    expect([await statusOf(secret, '/api/admin/posts'), await statusOf(secret, '/api/admin/faqs')]).toEqual([200, 200]);
    const { sql } = site.apps.accounts;
    await sql(`insert into person_role (person_id, role_key) values ($1, 'support')`, [owner.id]);
    await sql(`delete from person_role where person_id = $1 and role_key = 'site-owner'`, [owner.id]);
    await forgetSessions();
    expect([await statusOf(secret, '/api/admin/posts'), await statusOf(secret, '/api/admin/faqs')]).toEqual([403, 200]);
    await sql(`update person set state = 'disabled' where id = $1`, [owner.id]);
    await forgetSessions();
    expect(await statusOf(secret, '/api/admin/faqs')).toBe(401);
  });

  it('reads what is public as a guest, and is no session', async () => {
    const { secret } = await (await anOwner()).newKey(['viewBlogs']);
    expect(await statusOf(secret, '/api/listings')).toBe(200);
    expect(await statusOf(secret, '/api/permissions/get-user-permissions')).toBe(403);
    expect(await statusOf(secret, '/api/admin/api-keys')).toBe(403);
  });
});
