import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Log, Problem, SqlPool } from '@porchlight/service-kit';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';
import { ProvenLimits } from './proven-limits.ts';
import { RateLimits } from './rate-limits.ts';

let gatewayFixture: GatewayFixture;
let sql: SqlPool;
let limits: RateLimits;
beforeAll(async () => {
  gatewayFixture = await startGateway({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
  sql = new SqlPool({ url: gatewayFixture.app.databaseUrl, schema: 'gateway', size: 4 });
  limits = new RateLimits({ sql, log: new Log('gateway', { level: 'silent', format: 'plain' }), isEnabled: true });
});
afterAll(async () => {
  limits.stop();
  await sql.close();
  await gatewayFixture.stop();
});

async function proofOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
const oneCall = (name: string, provenCalls?: number) => ({
  name,
  calls: 1,
  seconds: 3_600,
  burst: 1,
  ...(provenCalls === undefined ? {} : { provenCalls }),
});
/** Consumes one call. Returns the challenge of the 429, `undefined` without a challenge, or 'passes'. */
const outcome = (proven: ProvenLimits, ...call: Parameters<ProvenLimits['consume']>) =>
  proven.consume(...call).then(
    () => 'passes' as const,
    (error: unknown) => (error as Problem).details.challenge as Challenge | undefined,
  );

describe('a call over its limit', () => {
  it('is accepted with the solution of the challenge in its 429', async () => {
    gatewayFixture.accounts.respondWith(jsonResponse({}));
    const register = (headers: Readonly<Record<string, string>> = {}) =>
      gatewayFixture.request('/api/register', {
        method: 'POST',
        headers: { 'x-forwarded-for': '198.51.100.40', 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    for (let n = 0; n < 10; n += 1) expect((await register()).status).toBe(200);
    const refused = await register();
    expect(refused).toMatchObject({ status: 429, json: { code: 'too-many-requests', challenge: {} } });
    expect(refused.text).not.toContain('198.51.100.40');
    const proof = await proofOf(refused.json['challenge'] as Challenge);
    expect((await register({ 'x-porchlight-proof': proof })).status).toBe(200);
    expect((await register({ 'x-porchlight-proof': proof })).status).toBe(429);
    for (const malformed of [
      'x',
      'null',
      Buffer.from('{"challenge":{"parameters":1},"solution":1}').toString('base64'),
    ])
      expect((await register({ 'x-porchlight-proof': malformed })).status).toBe(429);
  });

  it('is every report of a guest, from the first one', async () => {
    gatewayFixture.catalog.respondWith(jsonResponse({ reference: 'R-22222222' }));
    const report = (headers: Readonly<Record<string, string>> = {}) =>
      gatewayFixture.request('/api/report-listing/abcdefghij', {
        method: 'POST',
        headers: { 'x-forwarded-for': '198.51.100.41', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ reason: 'spam' }),
      });
    const refused = await report();
    expect(refused).toMatchObject({ status: 429, json: { challenge: {} } });
    const proof = await proofOf(refused.json['challenge'] as Challenge);
    expect((await report({ 'x-porchlight-proof': proof })).status).toBe(200);
    expect((await report()).status).toBe(429);
  });

  it('is refused without a challenge where none is offered', async () => {
    const proven = new ProvenLimits(limits, 'secret');
    expect(await outcome(proven, oneCall('plain'), 'a')).toBe('passes');
    expect(await outcome(proven, oneCall('plain'), 'a')).toBeUndefined();
  });
});

describe('a challenge', () => {
  it('is created once for a client that repeats refused calls', async () => {
    const proven = new ProvenLimits(limits, 'secret');
    const limit = oneCall('repeated', 5);
    await proven.consume(limit, 'a');
    const challenges = await Promise.all(Array.from({ length: 50 }, () => outcome(proven, limit, 'a')));
    expect(new Set(challenges.map((challenge) => (challenge as Challenge).signature)).size).toBe(1);
  });
});

describe('the solution of a challenge', () => {
  it('counts for its own limit and client only, once, and within the further allowance', async () => {
    const proven = new ProvenLimits(limits, 'secret');
    const limit = oneCall('proven', 1);
    for (const client of ['a', 'b']) await proven.consume(limit, client);
    await proven.consume(oneCall('other', 1), 'a');
    const proof = await proofOf((await outcome(proven, limit, 'a')) as Challenge);

    expect(await outcome(proven, limit, 'b', proof)).toMatchObject({ parameters: {} });
    expect(await outcome(proven, oneCall('other', 1), 'a', proof)).toMatchObject({ parameters: {} });
    expect(await outcome(new ProvenLimits(limits, 'another'), limit, 'a', proof)).toMatchObject({ parameters: {} });
    const uses = await Promise.all(Array.from({ length: 20 }, () => outcome(proven, limit, 'a', proof)));
    expect(uses.filter((use) => use === 'passes')).toHaveLength(1);
    expect(await outcome(proven, limit, 'a', proof)).toMatchObject({ parameters: {} });

    const next = await proofOf((await outcome(proven, limit, 'a')) as Challenge);
    expect(await outcome(proven, limit, 'a', next)).toBeUndefined();
  });

  it.each([
    ['a signature that is no text', (challenge: Challenge) => ({ ...challenge, signature: 5 })],
    [
      'thousands of nested parameters',
      (challenge: Challenge) => ({ ...challenge, parameters: { ...challenge.parameters, nonce: 'NESTED' } }),
    ],
    [
      'a higher cost than it was made with',
      (challenge: Challenge) => ({ ...challenge, parameters: { ...challenge.parameters, cost: 1_000_000_000 } }),
    ],
  ])('is refused with %s', async (name, forge) => {
    const proven = new ProvenLimits(limits, 'secret');
    const limit = oneCall(name, 5);
    await proven.consume(limit, 'a');
    const challenge = forge((await outcome(proven, limit, 'a')) as Challenge);
    const proof = JSON.stringify({ challenge, solution: { counter: 1, derivedKey: 'aa' } }).replace(
      '"NESTED"',
      '['.repeat(9_000) + ']'.repeat(9_000), // too deep for JSON.stringify
    );
    expect(await outcome(proven, limit, 'a', Buffer.from(proof).toString('base64'))).toMatchObject({ parameters: {} });
  });

  it('is refused when it is guessed', async () => {
    const proven = new ProvenLimits(limits, 'secret');
    const limit = oneCall('guessed', 5);
    await proven.consume(limit, 'a');
    const challenge = (await outcome(proven, limit, 'a')) as Challenge;
    const guess = { challenge, solution: { counter: 450, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') } };
    const proof = Buffer.from(JSON.stringify(guess)).toString('base64');
    expect(await outcome(proven, limit, 'a', proof)).toMatchObject({ parameters: {} });
  });
});
