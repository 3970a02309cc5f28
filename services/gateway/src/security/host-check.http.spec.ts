import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';

const production = { NODE_ENV: 'production', RATE_LIMITS: 'on', SHUTDOWN_DELAY_MS: '0' };
const statusFor = async (gateway: GatewayFixture, host: string) =>
  (await gateway.request('/robots.txt', { headers: { host } })).status;

describe('the Host header in development', () => {
  let gateway: GatewayFixture;
  beforeAll(async () => {
    gateway = await startGateway({ PUBLIC_ORIGIN: 'http://my-laptop.example:8080' });
  });
  afterAll(async () => {
    await gateway.stop();
  });

  it.each([
    'localhost:8080',
    'LOCALHOST',
    'demo.localhost',
    '192.168.1.20:8080',
    '[::1]:8080',
    'my-laptop.example:8080',
  ])('may be %s', async (host) => {
    expect(await statusFor(gateway, host)).toBe(200);
  });
  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    'my-laptop.example.evil.example',
  ])('is refused when it is %s, whose owner may point it at this machine', async (host) => {
    const { status, json } = await gateway.request('/api/listings', { headers: { host } });
    expect([status, json.code]).toEqual([421, 'foreign-host']);
  });
});

describe('the public origin in production', () => {
  it.each([{}, { PUBLIC_ORIGIN: 'http://porchlight.example' }, { PUBLIC_ORIGIN: 'http://localhost:8080' }])(
    'must be an https address: %j stops the start',
    async (environment) => {
      await expect(startGateway({ ...production, ...environment })).rejects.toThrow(
        'PUBLIC_ORIGIN must be the https address of the site in production',
      );
    },
  );
  it('decides every address, whatever the Host header', async () => {
    const gateway = await startGateway({ ...production, PUBLIC_ORIGIN: 'https://porchlight.example' });
    try {
      const { status, text } = await gateway.request('/robots.txt', { headers: { host: 'evil.example' } });
      expect(status).toBe(200);
      expect(text).toContain('Sitemap: https://porchlight.example/sitemap.xml');
    } finally {
      await gateway.stop();
    }
  });
});
