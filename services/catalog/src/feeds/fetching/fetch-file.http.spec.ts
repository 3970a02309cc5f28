import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { LookupAddress } from 'node:dns';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileFault } from '../file-fault.ts';
import { AddressRules, isPublicAddress } from './address-rules.ts';
import { fetchFile, type FileRequest } from './fetch-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'porchlight-fetch-'));
const path = join(folder, 'file');
let server: Server;
let origin = '';
let respond: RequestListener = (_, response) => response.end('a feed');
beforeAll(async () => {
  server = createServer((request, response) => {
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const limits = { path, maxBytes: 100_000, maxMs: 20_000 };
const fetchLocal = (changes: Partial<FileRequest> = {}) =>
  fetchFile(new AddressRules([origin]), { ...limits, address: `${origin}/feed.xml`, ...changes });
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof FileFault ? error.fault : error),
  );

describe('FEED-2: a file of a partner', () => {
  it('is stored with its marks, and not sent again while it is unchanged', async () => {
    respond = (request, response) => {
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
      return response.writeHead(200, { etag: '"1"', 'content-type': 'text/csv; charset=UTF-8' }).end('a feed');
    };
    expect(await fetchLocal()).toEqual({ isUnchanged: false, bytes: 6, charset: 'UTF-8', etag: '"1"' });
    expect(readFileSync(path, 'utf8')).toBe('a feed');
    expect(await fetchLocal({ known: { etag: '"1"' } })).toMatchObject({ isUnchanged: true, bytes: 0 });
  });
  it('is found after three redirects, and not after four', async () => {
    respond = (request, response) => {
      const left = Number(new URL(request.url ?? '', origin).searchParams.get('left'));
      if (left === 0) return response.end('found');
      return response.writeHead(302, { location: `/?left=${left - 1}` }).end();
    };
    expect(await fetchLocal({ address: `${origin}/?left=3` })).toMatchObject({ bytes: 5 });
    expect(await faultOf(fetchLocal({ address: `${origin}/?left=4` }))).toBe('too-many-redirects');
  });
  it.each([
    ['whose server does not have it', 'status', (_: unknown, response) => response.writeHead(404).end()],
    ['that is longer than the limit', 'file-too-large', (_: unknown, response) => response.end(Buffer.alloc(100_001))],
    [
      'that leads to an address of this network',
      'address-refused',
      (_: unknown, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    ],
    [
      'whose connection ends too early',
      'unreachable',
      (_: unknown, response) => {
        response.writeHead(200, { 'content-length': '9' });
        response.write('half', () => response.destroy());
      },
    ],
  ] as readonly (readonly [string, string, RequestListener])[])('%s is refused: %s', async (_, fault, listener) => {
    respond = listener;
    expect(await faultOf(fetchLocal())).toBe(fault);
  });
  it('that never ends is given up after its time', async () => {
    respond = (_, response) => response.writeHead(200).write('x');
    expect(await faultOf(fetchLocal({ maxMs: 300 }))).toBe('too-slow');
  });
  it('is given up when its run is cancelled', async () => {
    respond = (_, response) => response.writeHead(200).write('x');
    const reason = new Error('cancelled');
    const cancel = new AbortController();
    const fetching = fetchLocal({ signal: cancel.signal });
    cancel.abort(reason);
    await expect(fetching).rejects.toBe(reason);
  });
});

describe('FEED-2: no connection into this network (T-I07)', () => {
  const hosts =
    `127.0.0.1 127.1 0 0.0.0.0 2130706433 0x7f000001 0x7f.1 017700000001 0177.0.0.1 127.0.0.1. 127.255.255.254
    10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.1.1 169.254.169.254 169.254.0.1 100.64.0.1
    192.0.0.1 192.0.2.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 ①②⑦.⓪.⓪.① [::1] [::] [::ffff:127.0.0.1]
    [::ffff:7f00:1] [::ffff:a9fe:a9fe] [0:0:0:0:0:ffff:10.0.0.1] [64:ff9b::7f00:1] [2002:7f00:1::] [2001::1] [fc00::1]
    [fd12:3456::1] [fe80::1] [ff02::1] [::127.0.0.1] 3232235777`.split(/\s+/);
  let connections = 0;
  const listener = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  beforeAll(() => new Promise<void>((resolve) => listener.listen(8443, '::', resolve)));
  afterAll(() => new Promise((resolve) => listener.close(resolve)));
  beforeEach(() => {
    connections = 0;
  });

  it('by any spelling of an address', async () => {
    const rules = new AddressRules();
    for (const host of hosts)
      expect([host, await faultOf(fetchFile(rules, { ...limits, address: `https://${host}:8443/` }))]).toEqual([
        host,
        'address-refused',
      ]);
    expect(hosts.length).toBeGreaterThanOrEqual(40);
    expect(connections).toBe(0);
  });
  it.each([
    ['that leads here', [{ address: '127.0.0.1', family: 4 }]],
    [
      'of which one address leads here',
      [
        { address: '93.184.216.34', family: 4 },
        { address: '::1', family: 6 },
      ],
    ],
    ['that leads to a mapped address', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('by a name %s', async (_, addresses) => {
    const rules = new AddressRules([], () => Promise.resolve(addresses));
    expect(await faultOf(fetchFile(rules, { ...limits, address: 'https://feeds.example:8443/' }))).toBe(
      'address-refused',
    );
    expect(connections).toBe(0);
  });
  it('by a name whose addresses change after they were judged', async () => {
    respond = (_, response) => response.end('a feed');
    const resolved = ['127.0.0.1', '10.0.0.1'].map((address): LookupAddress[] => [{ address, family: 4 }]);
    let lookups = 0;
    const { port } = new URL(origin);
    const rules = new AddressRules([`http://feeds.example:${port}`], () => Promise.resolve(resolved[lookups++] ?? []));
    // One lookup for the connection, which goes to what was judged.
    expect(await fetchFile(rules, { ...limits, address: `http://feeds.example:${port}/` })).toMatchObject({ bytes: 6 });
    expect(lookups).toBe(1);
  });
  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://example.com:22/',
    'https://me:secret@example.com/',
    'data:,x',
    'example.com',
    '',
  ])('by the address %j', async (address) => {
    expect(await faultOf(fetchFile(new AddressRules(), { ...limits, address }))).toBe('address-refused');
  });
  it('but public addresses are allowed', () => {
    expect(['93.184.216.34', '2606:2800:220:1::1'].map(isPublicAddress)).toEqual([true, true]);
  });
});
