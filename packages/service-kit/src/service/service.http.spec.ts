import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  asLandlord,
  asRenter,
  asService,
  asStaff,
  guest,
  identityOf,
  privateKeyOf,
  startForTest,
  testEnvironment,
  type TestApp,
} from '../testing/index.ts';
import { defineService, InvalidConfigError, IdentitySigner, ServiceClient } from '../index.ts';
import { addLamp, countLamps, lampCatalog, unguarded } from './test-services.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(lampCatalog, { LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app.stop();
});
const editor = asStaff(['modifyCities']);

describe('access', () => {
  it('rejects a missing identity, one for another service and a modified one', async () => {
    const forOther = identityOf(asRenter(), 'content');
    const good = identityOf(asRenter(), 'catalog');
    const [head, , signature] = good.split('.');
    const forged = [
      head,
      Buffer.from(JSON.stringify({ iss: 'gateway', aud: 'catalog', sub: 'me', iat: 0, exp: 9e9 })).toString(
        'base64url',
      ),
      signature,
    ].join('.');
    for (const token of ['', 'nonsense', forOther, forged]) {
      const response = await app.get('/lamps', { headers: { 'x-porchlight-identity': token } });
      expect(response.status).toBe(401);
      expect(response.body.code).toBe('identity-required');
    }
  });
  it('responds 401 Unauthenticated. to a guest on a private route', async () => {
    const response = await app.get('/lamps/1', { as: guest });
    expect(response).toMatchObject({ status: 401, body: { message: 'Unauthenticated.', code: 'unauthenticated' } });
  });
  it('rejects a wrong role, a missing permission and a service on a user route', async () => {
    expect((await app.get('/lamps/1', { as: asLandlord() })).status).toBe(403);
    expect((await app.post('/lamps', { as: asStaff(['viewCities']), body: { name: 'a', watts: 1 } })).status).toBe(403);
    expect((await app.get('/lamps/1', { as: asService('commerce') })).status).toBe(401);
  });
  it('checks access before it reads or validates params, query and body', async () => {
    const json = { 'content-type': 'application/json' };
    const unreadable = [
      { headers: json, body: '' },
      { headers: json, body: '{' },
      { headers: json, body: '{"__proto__":1}' },
      { headers: { 'content-type': 'text/csv' }, body: 'a;b' },
      { headers: json, body: 'x'.repeat(1_100_000) },
    ];
    for (const input of unreadable) {
      expect((await app.post('/lamps', { as: guest, ...input })).status).toBe(401);
      expect((await app.post('/lamps', { as: asRenter(), ...input })).status).toBe(403);
      expect((await app.post('/lamps', { as: editor, ...input })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await app.get('/lamps/x', { as: guest })).status).toBe(401);
    expect((await app.get('/lamps/x', { as: asLandlord() })).status).toBe(403);
    expect((await app.get('/mishaps?kind=x&kind=y', { as: guest })).status).toBe(401);
  });
  it('rejects a service token with a user as subject', async () => {
    const impostor = {
      issuer: 'commerce' as const,
      subject: { sub: 'someone', roles: ['renter'], perms: ['viewFavouriteListings'] },
    };
    expect((await app.get('/lamps/1', { as: impostor })).body.code).toBe('identity-required');
  });
  it('does not start with a handler that declares no access', async () => {
    await expect(startForTest(unguarded)).rejects.toThrow('UnguardedController.open has no declared access');
  });
});

describe('requests', () => {
  it('ignores invalid fields of a public query', async () => {
    const response = await app.get('/lamps?watts=much&color=red', { as: guest });
    expect(response).toMatchObject({ status: 200, body: { count: 0 } });
    expect(response.body.watts).toBeUndefined();
  });
  it('rejects a body with unknown or invalid fields, in the language of the request', async () => {
    const response = await app.post('/lamps', {
      as: editor,
      body: { name: 1, watts: 5, owner: 'me' },
      headers: { 'accept-language': 'fr-CA,en;q=0.5' },
    });
    expect(response.status).toBe(422);
    expect(response.body.code).toBe('input-refused');
    expect(response.body.errors.owner).toEqual(['Ce champ n’est pas reconnu.']);
    expect(response.body.errors.name).toHaveLength(1);
  });
  it('rejects a body that is not JSON or too large', async () => {
    expect((await app.post('/lamps', { as: editor, body: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect(
      (await app.post('/lamps', { as: editor, headers: { 'content-type': 'text/csv' }, body: 'a;b' })).status,
    ).toBe(415);
  });
  it('responds 409 to a unique violation', async () => {
    expect((await app.post('/lamps', { as: editor, body: { name: 'porch', watts: 9 } })).status).toBe(201);
    expect(await app.post('/lamps', { as: editor, body: { name: 'porch', watts: 9 } })).toMatchObject({
      status: 409,
      body: { code: 'exists' },
    });
  });
});

describe('responses', () => {
  it('hides the details of an internal error and returns a reference', async () => {
    const response = await app.get('/mishaps?kind=bug', {
      as: asRenter(),
      headers: { 'x-request-id': 'request-0001' },
    });
    expect(response.status).toBe(500);
    expect(response.body.message).toContain('request-0001');
    expect(JSON.stringify(response.body)).not.toContain('glass');
  });
  it('never sends a field that the route does not declare', async () => {
    const response = await app.get('/mishaps?kind=leak', { as: asRenter() });
    expect(response.status).toBe(500);
    expect(response.bytes.toString()).not.toContain('hash');
  });
  it('responds 503 with Retry-After when the database is too slow', async () => {
    const response = await app.get('/mishaps?kind=slow', { as: asRenter() });
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
  });
  it('sends ready JSON unchanged and revalidates it by ETag', async () => {
    const response = await app.get('/lamp-names');
    expect(response).toMatchObject({
      status: 200,
      body: { names: ['é'] },
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    });
    expect(
      (await app.get('/lamp-names', { headers: { 'if-none-match': `"other", ${String(response.headers.etag)}` } }))
        .status,
    ).toBe(304);
  });
  it('marks public responses as cacheable and those of users as private', async () => {
    const first = await app.get('/lamps', { as: guest });
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const again = await app.get('/lamps', { as: guest, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect((await app.get('/lamps', { as: asRenter() })).headers['cache-control']).toBe('private, no-store');
    expect((await app.get('/lamps/77', { as: asRenter() })).headers['cache-control']).toBe('private, no-store');
  });
});

describe('calling another service', () => {
  const signer = new IdentitySigner('commerce', privateKeyOf('commerce'));
  it('returns the response as its class, or throws with the error code', async () => {
    const client = new ServiceClient('commerce', signer, { catalog: app.url });
    expect(await client.call(countLamps, { query: { watts: 55 } })).toEqual({ count: 0, watts: 55 });
    await expect(client.call(addLamp, { body: { name: 'x', watts: 1 } })).rejects.toMatchObject({
      name: 'ServiceResponseError',
      status: 401,
      code: 'unauthenticated',
    });
    await client.close();
  });
  it('sends a read whose connection is lost once more, and a write never', async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(request.method ?? '');
      if (seen.length % 2 === 1) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"count":0}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const client = new ServiceClient('commerce', signer, { catalog: `http://127.0.0.1:${port}` });
    expect(await client.call(countLamps, {})).toEqual({ count: 0 });
    await expect(client.call(addLamp, { body: { name: 'x', watts: 1 } })).rejects.toMatchObject({ status: 503 });
    expect(seen).toEqual(['GET', 'GET', 'POST']);
    await client.close();
    server.close();
  });
  it('throws 503, never 401, when the other service is down', async () => {
    const client = new ServiceClient('commerce', signer, { catalog: 'http://127.0.0.1:9' });
    await expect(client.call(countLamps, {})).rejects.toMatchObject({ name: 'Problem', status: 503 });
    await client.close();
  });
});

describe('lifecycle', () => {
  it('reports liveness and readiness without authentication', async () => {
    expect((await app.get('/health/live', { headers: { 'x-porchlight-identity': '' } })).status).toBe(200);
    expect((await app.get('/health/ready', { headers: { 'x-porchlight-identity': '' } })).body).toEqual({
      status: 'ready',
    });
  });
  it('accesses its own schema only', async () => {
    await expect(app.sql('create table public.mine (id int)')).rejects.toMatchObject({ code: '42501' });
  });
  it('seeds demo data once across restarts', async () => {
    const seeded = await startForTest(lampCatalog, { SEED: 'demo' });
    try {
      await lampCatalog
        .start({ ...testEnvironment('catalog', seeded.databaseUrl), SEED: 'demo' })
        .then((second) => second.stop());
      expect(await seeded.sql('select name from lamp')).toEqual([{ name: 'hall' }]);
    } finally {
      await seeded.stop();
    }
  });
  it('gives a seed all the time that it needs, also between its statements', async () => {
    const timeouts: unknown[] = [];
    const seeding = defineService({
      ...lampCatalog.definition,
      seed: async ({ once }) => {
        await once('timeouts', async (manager) => {
          for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
            timeouts.push(...(await manager.query<object[]>('select current_setting($1) as value', [name])));
        });
      },
    });
    const seeded = await startForTest(seeding, { SEED: 'demo' });
    await seeded.stop();
    expect(timeouts).toEqual([{ value: '0' }, { value: '0' }]);
  });
  it('does not start in production on a database that holds demo data', async () => {
    const seeded = await startForTest(lampCatalog, { SEED: 'demo' });
    const inProduction = { ...testEnvironment('catalog', seeded.databaseUrl), NODE_ENV: 'production' };
    try {
      await expect(lampCatalog.start(inProduction)).rejects.toThrow(
        /the schema catalog holds demo data \(lamps-1\).*Use a new, empty database/,
      );
      await seeded.sql('delete from seed_version');
      const clean = await lampCatalog.start({ ...inProduction, SHUTDOWN_DELAY_MS: '0' });
      await clean.stop();
    } finally {
      await seeded.stop();
    }
  });
  it('fails to start and names the invalid variable', async () => {
    await expect(startForTest(lampCatalog, { SERVICE_PORT: 'ninety' })).rejects.toThrow(
      /SERVICE_PORT .*given: "ninety"/s,
    );
    await expect(lampCatalog.start({})).rejects.toThrow(InvalidConfigError);
  });
});
