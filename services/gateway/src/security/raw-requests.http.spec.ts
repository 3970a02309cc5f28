import { connect } from 'node:net';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';

let gateway: GatewayFixture;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway.stop();
});

/** Sends a request as text and returns everything that is sent back until the connection closes. */
const sendText = (lines: readonly string[], body = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(gateway.app.port, '127.0.0.1', () =>
      socket.write([...lines, 'Connection: close', '', body].join('\r\n')),
    );
    socket
      .on('error', reject)
      .on('data', (bytes) => {
        response += bytes.toString();
      })
      .on('close', () => {
        resolve(response);
      });
  });
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

describe('a request that a proxy may read differently', () => {
  it('with two Host headers is refused', async () => {
    const request = (hosts: readonly string[]) =>
      sendText(['GET /robots.txt HTTP/1.1', ...hosts.map((host) => `Host: ${host}`)]);
    expect(statusOf(await request(['localhost']))).toBe(200);
    expect(statusOf(await request(['localhost', 'localhost']))).toBe(400);
  });
  it.each([
    ['with Content-Length and Transfer-Encoding', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['with two different lengths', ['Content-Length: 2', 'Content-Length: 5'], '{}   '],
    ['with an unknown transfer coding', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ])('%s is refused and reaches no service', async (_, headers, body) => {
    const before = gateway.catalog.requests.length;
    const lines = [
      'PATCH /api/favourite-listing HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      ...headers,
    ];
    expect(statusOf(await sendText(lines, body))).toBe(400);
    expect(gateway.catalog.requests).toHaveLength(before);
  });
});

it('TRACE is refused and sends nothing back', async () => {
  for (const path of ['/', '/api/listings']) {
    const response = await sendText([`TRACE ${path} HTTP/1.1`, 'Host: localhost', 'X-Secret: typed']);
    expect(statusOf(response)).toBeGreaterThanOrEqual(400);
    expect(response).not.toContain('typed');
  }
});
