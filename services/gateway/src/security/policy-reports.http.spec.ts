import { jest } from '@jest/globals';
import { areaBuild, deploy, shellBuild } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { PolicyReportCounts } from './policy-report-counts.ts';
import { readReport } from './policy-violations.ts';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
  const server = shellBuild(`return page({ body: '<h1>Homes</h1>' });`);
  await deploy(gateway.frontDir, { version: 'v1', server, area: areaBuild() });
});
afterAll(async () => {
  await gateway.stop();
});

const origin = 'https://porchlight.example';
const report = (body: object) => ({
  type: 'csp-violation',
  url: `${origin}/password-reset/secret`,
  user_agent: 'x',
  body,
});
const send = (body: unknown, ip = '203.0.113.9') =>
  gateway.request('/policy-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': ip },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('violations of the policy', () => {
  it('are reported by every page', async () => {
    for (const path of ['/', '/admin']) {
      const { headers } = await gateway.request(path);
      expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
      expect(headers['content-security-policy']).toContain('report-uri /policy-reports; report-to policy');
    }
  });

  it('of Trusted Types are reported by one of 50 public pages, and by no console', async () => {
    const policies = async (path: string) => {
      const all = await Promise.all(Array.from({ length: 50 }, () => gateway.request(path)));
      return all.flatMap(({ headers }) => headers['content-security-policy-report-only'] ?? []);
    };
    expect(await policies('/')).toEqual([
      "require-trusted-types-for 'script'; report-uri /policy-reports; report-to policy",
    ]);
    expect(await policies('/admin')).toEqual([]);
  });

  it('are counted by directive and kind, without anything about visitor or page', () => {
    const sent = [
      report({ effectiveDirective: 'script-src-elem', disposition: 'enforce', blockedURL: 'inline', sample: 'secret' }),
      report({ effectiveDirective: 'img-src', blockedURL: 'https://tracker.example/?q=secret' }),
      report({
        effectiveDirective: 'require-trusted-types-for',
        disposition: 'report',
        blockedURL: 'trusted-types-sink',
      }),
      report({ effectiveDirective: 'secret', blockedURL: `${origin}/secret` }),
      { type: 'deprecation', body: { id: 'secret' } },
    ];
    const read = readReport(JSON.stringify(sent), origin)?.violations;
    expect(read).toEqual([
      { directive: 'script-src-elem', disposition: 'enforce', blocked: 'inline' },
      { directive: 'img-src', disposition: 'enforce', blocked: 'foreign-address' },
      { directive: 'require-trusted-types-for', disposition: 'report', blocked: 'trusted-types-sink' },
      { directive: 'other', disposition: 'enforce', blocked: 'own-address' },
    ]);
  });

  it('of browsers without the Reporting API are read too', () => {
    const sent = {
      'csp-report': { 'violated-directive': "style-src 'self'", 'blocked-uri': 'inline', 'document-uri': origin },
    };
    expect(readReport(JSON.stringify(sent), origin)?.violations).toEqual([
      { directive: 'style-src', disposition: 'enforce', blocked: 'inline' },
    ]);
  });

  it('are logged as counts', async () => {
    const counts = gateway.app.app.get(PolicyReportCounts);
    const lines: unknown[] = [];
    jest.spyOn(counts['log'], 'warn').mockImplementation((message: unknown, fields: unknown) => {
      lines.push([message, fields]);
    });
    for (let n = 0; n < 3; n += 1)
      expect((await send([report({ effectiveDirective: 'img-src', blockedURL: 'data' })])).status).toBe(204);
    counts.flush();
    counts.flush();
    expect(lines).toEqual([
      ['content security policy violated', { directive: 'img-src', disposition: 'enforce', blocked: 'data', count: 3 }],
    ]);
  });

  it('and failed map providers are logged as counts, with a reason of the list only', async () => {
    const counts = gateway.app.app.get(PolicyReportCounts);
    const warn = jest.spyOn(counts['log'], 'warn').mockImplementation(() => undefined);
    warn.mockClear();
    const failure = (reason: string) => ({ type: 'map-provider-failure', body: { provider: 'secret', reason } });
    expect((await send([failure('key'), failure('script'), failure('secret')])).status).toBe(204);
    counts.flush();
    expect(warn.mock.calls).toEqual([
      ['map provider failed', { provider: 'google', reason: 'key', count: 1 }],
      ['map provider failed', { provider: 'google', reason: 'script', count: 2 }],
    ]);
  });

  it('are refused when they are unreadable, too large, too many in one, or too many', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send({ other: 1 })).status).toBe(400);
    expect((await send('x'.repeat(40_000))).status).toBe(413);
    const many = JSON.stringify(Array.from({ length: 500 }, () => report({})));
    expect(readReport(many, origin)?.violations).toHaveLength(20);
    const statuses: number[] = [];
    for (let n = 0; n < 130; n += 1) statuses.push((await send([], '203.0.113.77')).status);
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
    expect((await send([], '203.0.113.78')).status).toBe(204);
  });
});
