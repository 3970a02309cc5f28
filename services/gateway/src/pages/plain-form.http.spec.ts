import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
});
afterAll(async () => {
  await gateway.stop();
});

const filled = {
  name: 'Leila',
  email: 'leila@example.com',
  topic: 'question',
  message: 'May I rent\r\nbefore I arrive?',
  page: '/contact',
  website: '',
};
const post = (
  path: string,
  fields: Readonly<Record<string, string>> = filled,
  headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
  ip = '203.0.113.5',
) =>
  gateway.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

describe('the contact form without scripts', () => {
  it('is sent as the call, and answered with a page in the language of its address', async () => {
    gateway.content.respondWith(jsonResponse({ message: 'Nous avons reçu votre message.' }, { status: 201 }));
    const { status, headers, text } = await post('/fr/forms/contact');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="fr-CA">');
    expect(text).toContain('<h1>Votre message est envoyé</h1><p>Nous avons reçu votre message.</p>');
    const { url, body, headers: sent } = gateway.content.requests.at(-1)!;
    expect([url, sent['accept-language']]).toEqual(['/forms/contact/submissions', 'fr-CA']);
    expect(JSON.parse(body)).toEqual({
      name: 'Leila',
      email: 'leila@example.com',
      topic: 'question',
      message: 'May I rent\nbefore I arrive?',
      page: '/contact',
      key: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
    });
  });

  it('is the same message when it is posted twice', async () => {
    gateway.content.respondWith(jsonResponse({ message: 'Thanks.' }, { status: 201 }));
    await post('/forms/contact');
    await post('/forms/contact');
    const [one, other] = gateway.content.requests
      .slice(-2)
      .map(({ body }) => (JSON.parse(body) as { key: string }).key);
    expect(one).toBe(other);
  });

  it('names what to correct, without markup of the sender', async () => {
    const errors = { email: ['Enter an email address like name@example.com.'], message: ['<b>Too short</b>'] };
    gateway.content.respondWith(
      jsonResponse({ message: 'Check the fields.', code: 'input-refused', errors }, { status: 422 }),
    );
    const { status, text } = await post('/forms/contact', { ...filled, message: 'x' });
    expect(status).toBe(422);
    expect(text).toContain('<li>Your email – Enter an email address like name@example.com.</li>');
    expect(text).toContain('&lt;b&gt;Too short&lt;/b&gt;');
  });

  it('is refused from another site', async () => {
    const before = gateway.content.requests.length;
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])
      expect((await post('/forms/contact', filled, headers)).status).toBe(403);
    expect(gateway.content.requests).toHaveLength(before);
  });

  it('has the limit of the call', async () => {
    gateway.content.respondWith(jsonResponse({ message: 'Thanks.' }, { status: 201 }));
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await post('/forms/contact', filled, undefined, '203.0.113.6')).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
