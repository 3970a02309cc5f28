import { startSandboxForTest, type TestSandbox } from '../testing/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandboxForTest();
});
afterAll(() => sandbox.stop());

const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { type: string; code?: string } }).error,
];

describe('the API', () => {
  it.each(['/v1/customers', '/v1/events', '/sandbox/faults'])('refuses %s without the secret key', async (path) => {
    for (const key of ['', 'sk_test_another', 'pk_test_onlyForTests'])
      expect(await errorOf(await sandbox.call('POST', path.replace('/events', '/refunds'), {}, key))).toMatchObject([
        401,
        { type: 'invalid_request_error' },
      ]);
  });

  it('refuses another version than that of the pinned SDK', async () => {
    const older = sandbox.client(undefined, { apiVersion: '2020-08-27' as never });
    await expect(older.customers.create()).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['an unknown address', 'POST', '/v1/invoices', {}, 404],
    ['an unknown object', 'GET', '/v1/customers/cus_unknown', undefined, 404],
    ['an id with a null byte', 'GET', '/v1/customers/%00', undefined, 400],
    ['a missing parameter', 'POST', '/v1/payment_intents', { currency: 'cad' }, 400],
    ['a card number', 'POST', '/v1/payment_methods', { 'card[number]': '4242' }, 404],
    ['an unknown fault', 'POST', '/sandbox/faults', { kind: 'other' }, 400],
  ] as const)('answers %s in the shape of the provider', async (_, method, path, form, status) => {
    const [code, error] = await errorOf(await sandbox.call(method, path, form));
    expect([code, error]).toMatchObject([status, { type: 'invalid_request_error' }]);
  });

  it('refuses JSON, and a body above 64 KB', async () => {
    const headers = { authorization: 'Bearer sk_test_onlyForTests', 'content-type': 'application/json' };
    expect((await fetch(`${sandbox.url}/v1/customers`, { method: 'POST', headers, body: '{}' })).status).toBe(415);
    expect((await sandbox.call('POST', '/v1/customers', { name: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('reports its health', async () => {
    expect((await fetch(`${sandbox.url}/health/ready`)).status).toBe(200);
  });
});
