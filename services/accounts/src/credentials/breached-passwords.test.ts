import { Log } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';
import { paddingOf, startRangeServer, type RangeServer } from '../testing/a-range-server.ts';
import { BreachedPasswords } from './breached-passwords.ts';

const leaked = 'seven blue trams at noon';
const safe = 'nine green kayaks at rest';
let server: RangeServer;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  server = await startRangeServer([leaked]);
  lines = [];
});
afterEach(() => server.close());

const log = new Log('accounts', { level: 'info', format: 'json', write: (line) => lines.push(JSON.parse(line)) });
const lookUpsAt = (breachedPasswordsUrl: string | undefined, nodeEnv = 'test') =>
  new BreachedPasswords(Object.assign(new AccountsConfig(), { breachedPasswordsUrl, nodeEnv }), log);

describe('look-up of leaked passwords', () => {
  it('finds a leaked password and no other', async () => {
    const breached = lookUpsAt(server.url);
    expect([await breached.lookUp(leaked), await breached.lookUp(safe)]).toEqual(['found', 'absent']);
  });
  it('sends the first 5 digits of the hash only', async () => {
    await lookUpsAt(`${server.url}/`).lookUp('password');
    expect(server.requested).toEqual(['/range/5BAA6']);
  });
  it('does not count padding as leaked', async () => {
    server.respond = (response) => response.end(paddingOf(safe));
    expect(await lookUpsAt(server.url).lookUp(safe)).toBe('absent');
  });
  it('gives up after one second', async () => {
    server.respond = () => undefined;
    const since = performance.now();
    expect(await lookUpsAt(server.url).lookUp(leaked)).toBe('unknown');
    const elapsed = performance.now() - since;
    expect(elapsed).toBeGreaterThan(900);
    expect(elapsed).toBeLessThan(5_000);
  });
  it('gives up after one second when the response stops half-way', async () => {
    server.respond = (response) => response.write(`${'0'.repeat(35)}:1\r\n`);
    expect(await lookUpsAt(server.url).lookUp(leaked)).toBe('unknown');
  });
  it.each<[string, RangeServer['respond']]>([
    ['an error', (response) => response.writeHead(503).end('busy')],
    ['a redirect', (response) => response.writeHead(302, { location: server.url }).end()],
    ['another document', (response) => response.end('<html>Sign in to the network</html>')],
    ['nothing', (response) => response.end()],
    ['a response without end', (response) => response.end(`${'0'.repeat(35)}:1\n`.repeat(30_000))],
    ['a cut connection', (response) => response.destroy()],
  ])('accepts the password when the server responds with %s', async (_, respond) => {
    server.respond = respond;
    expect(await lookUpsAt(server.url).lookUp(leaked)).toBe('unknown');
  });
  it('logs failures with their count, without password or hash', async () => {
    const breached = lookUpsAt(server.url);
    server.respond = (response) => response.writeHead(503).end();
    await breached.lookUp(leaked);
    await breached.lookUp(leaked);
    expect(lines).toMatchObject([
      { level: 'warn', message: 'breached password look-up failed', failures: 1, reason: 'status 503' },
      { failures: 2 },
    ]);
    const [path = ''] = server.requested;
    expect(JSON.stringify(lines)).not.toContain(path.slice(-5));
  });
  it('does nothing without an address', async () => {
    const breached = lookUpsAt(undefined);
    expect([breached.isOn, await breached.lookUp(leaked)]).toEqual([false, 'unknown']);
    expect(lines).toEqual([]);
  });
  it.each(['development', 'production'])('requires https in %s', (nodeEnv) => {
    expect(() => lookUpsAt('http://ranges.example.com/', nodeEnv)).toThrow(/BREACHED_PASSWORDS_URL.*https/);
    expect(lookUpsAt('https://ranges.example.com/', nodeEnv).isOn).toBe(true);
  });
});
