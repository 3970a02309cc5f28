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
import { ConfigRefused, IdentitySigner, ServiceClient } from '../index.ts';
import { addLamp, countLamps, lampCatalog, unguarded } from './toy-house.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(lampCatalog, { LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app.stop();
});
const editor = asStaff(['modifyCities']);

describe('who gets in', () => {
  it('refuses whoever brings no identity, another service’s identity, or a changed one', async () => {
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
      const answer = await app.get('/lamps', { headers: { 'x-porchlight-identity': token } });
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('identity-required');
    }
  });
  it('signs out only for a dead session: a guest at a private door reads Unauthenticated.', async () => {
    const answer = await app.get('/lamps/1', { as: guest });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthenticated.', code: 'unauthenticated' } });
  });
  it('refuses the wrong role, a missing permission and a service at a person’s door', async () => {
    expect((await app.get('/lamps/1', { as: asLandlord() })).status).toBe(403);
    expect((await app.post('/lamps', { as: asStaff(['viewCities']), body: { name: 'a', watts: 1 } })).status).toBe(403);
    expect((await app.get('/lamps/1', { as: asService('commerce') })).status).toBe(401);
  });
  it('lets no service speak for a person', async () => {
    const impostor = {
      issuer: 'commerce' as const,
      subject: { sub: 'someone', roles: ['renter'], perms: ['viewFavouriteListings'] },
    };
    expect((await app.get('/lamps/1', { as: impostor })).body.code).toBe('identity-required');
  });
  it('does not start with a handler that declares no access', async () => {
    await expect(startForTest(unguarded)).rejects.toThrow('OpenDoor.open has no declared access');
  });
});

describe('what comes in', () => {
  it('drops from a public query what cannot be read', async () => {
    const answer = await app.get('/lamps?watts=much&color=red', { as: guest });
    expect(answer).toMatchObject({ status: 200, body: { count: 0 } });
    expect(answer.body.watts).toBeUndefined();
  });
  it('refuses a body with unknown or wrong fields, in the reader’s language', async () => {
    const answer = await app.post('/lamps', {
      as: editor,
      body: { name: 1, watts: 5, owner: 'me' },
      headers: { 'accept-language': 'fr-CA,en;q=0.5' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('input-refused');
    expect(answer.body.errors.owner).toEqual(['Ce champ n’est pas connu ici.']);
    expect(answer.body.errors.name).toHaveLength(1);
  });
  it('refuses a body that is no JSON, and one that is too large', async () => {
    expect((await app.post('/lamps', { as: editor, body: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect(
      (await app.post('/lamps', { as: editor, headers: { 'content-type': 'text/csv' }, body: 'a;b' })).status,
    ).toBe(415);
  });
  it('says that something exists already', async () => {
    expect((await app.post('/lamps', { as: editor, body: { name: 'porch', watts: 9 } })).status).toBe(201);
    expect(await app.post('/lamps', { as: editor, body: { name: 'porch', watts: 9 } })).toMatchObject({
      status: 409,
      body: { code: 'exists' },
    });
  });
});

describe('what goes out', () => {
  it('never names a fault of ours, only a number to ask for', async () => {
    const answer = await app.get('/mishaps?kind=bug', { as: asRenter(), headers: { 'x-request-id': 'request-0001' } });
    expect(answer.status).toBe(500);
    expect(answer.body.message).toContain('request-0001');
    expect(JSON.stringify(answer.body)).not.toContain('glass');
  });
  it('never sends a field that the call does not declare', async () => {
    const answer = await app.get('/mishaps?kind=leak', { as: asRenter() });
    expect(answer.status).toBe(500);
    expect(answer.bytes.toString()).not.toContain('hash');
  });
  it('answers 503 with a time to come back when the database is too slow', async () => {
    const answer = await app.get('/mishaps?kind=slow', { as: asRenter() });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
  });
  it('sends ready JSON as it is, to be asked for again by its tag', async () => {
    const answer = await app.get('/lamp-names');
    expect(answer).toMatchObject({
      status: 200,
      body: { names: ['é'] },
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    });
    expect(
      (await app.get('/lamp-names', { headers: { 'if-none-match': `"other", ${String(answer.headers.etag)}` } }))
        .status,
    ).toBe(304);
  });
  it('lets everybody keep a public answer, and nobody a signed-in person’s', async () => {
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
  it('gives the answer in its class, and the code of a refusal', async () => {
    const client = new ServiceClient('commerce', signer, { catalog: app.url });
    expect(await client.call(countLamps, { query: { watts: 55 } })).toEqual({ count: 0, watts: 55 });
    await expect(client.call(addLamp, { body: { name: 'x', watts: 1 } })).rejects.toMatchObject({
      name: 'ServiceRefused',
      status: 401,
      code: 'unauthenticated',
    });
    await client.close();
  });
  it('is 503 when the other is not there: nobody is signed out for that', async () => {
    const client = new ServiceClient('commerce', signer, { catalog: 'http://127.0.0.1:9' });
    await expect(client.call(countLamps, {})).rejects.toMatchObject({ name: 'Problem', status: 503 });
    await client.close();
  });
});

describe('how it runs', () => {
  it('says that it lives and is ready to whoever asks', async () => {
    expect((await app.get('/health/live', { headers: { 'x-porchlight-identity': '' } })).status).toBe(200);
    expect((await app.get('/health/ready', { headers: { 'x-porchlight-identity': '' } })).body).toEqual({
      status: 'ready',
    });
  });
  it('keeps to its own schema', async () => {
    await expect(app.sql('create table public.mine (id int)')).rejects.toMatchObject({ code: '42501' });
  });
  it('sows demo data once, however often it starts', async () => {
    const sown = await startForTest(lampCatalog, { SEED: 'demo' });
    try {
      await lampCatalog
        .start({ ...testEnvironment('catalog', sown.databaseUrl), SEED: 'demo' })
        .then((second) => second.stop());
      expect(await sown.sql('select name from lamp')).toEqual([{ name: 'hall' }]);
    } finally {
      await sown.stop();
    }
  });
  it('stops the start with the name of the variable that is wrong', async () => {
    await expect(startForTest(lampCatalog, { SERVICE_PORT: 'ninety' })).rejects.toThrow(
      /SERVICE_PORT .*given: "ninety"/s,
    );
    await expect(lampCatalog.start({})).rejects.toThrow(ConfigRefused);
  });
});
