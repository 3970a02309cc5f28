import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { explain } from './explain.mjs';
import { isInstallStale } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { requireFreePort } from './port.mjs';
import { keepSecrets } from './secrets.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const put = (path: string, content: unknown) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
};

describe('the secrets of a house', () => {
  it('are the same on every start, and a service that came later gets its own', () => {
    const first = keepSecrets(folder, ['catalog']);
    const second = keepSecrets(folder, ['catalog', 'gateway']);
    expect(second).toMatchObject(first);
    expect(second.passwords.gateway).not.toBe(second.passwords.catalog);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are key pairs that sign and verify', () => {
    const { keys } = keepSecrets(folder, ['catalog']);
    const signature = sign(
      null,
      Buffer.from('hello'),
      createPrivateKey({ key: Buffer.from(keys.catalog.private, 'base64'), format: 'der', type: 'pkcs8' }),
    );
    expect(
      verify(
        null,
        Buffer.from('hello'),
        createPublicKey({ key: Buffer.from(keys.catalog.public, 'base64'), format: 'der', type: 'spki' }),
        signature,
      ),
    ).toBe(true);
  });

  it('are never made anew over a file that cannot be read', () => {
    writeFileSync(join(folder, 'secrets.json'), '{');
    expect(() => keepSecrets(folder, ['catalog'])).toThrow('cannot be read');
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{');
  });
});

describe('the installed packages', () => {
  const lock = (version: string) => ({
    packages: {
      '': {},
      'node_modules/pg': { version },
      'node_modules/macos-only': { version: '1.0.0', optional: true },
    },
  });

  it('count as current after npm ci by hand, and as stale once the lockfile changes', () => {
    put('package-lock.json', lock('8.0.0'));
    put('node_modules/.package-lock.json', { packages: { 'node_modules/pg': { version: '8.0.0' } } });
    expect(isInstallStale(folder)).toBe(false);
    put('package-lock.json', lock('8.0.1'));
    expect(isInstallStale(folder)).toBe(true);
  });

  it('are stale when there are none', () => {
    put('package-lock.json', lock('8.0.0'));
    expect(isInstallStale(folder)).toBe(true);
  });
});

describe('what stands in the way of a start', () => {
  it('is a Node that is too old', () => {
    put('package.json', { engines: { node: '>=20.19' } });
    expect(() => requireNode(folder, '20.18.3')).toThrow('Porchlight needs Node 20.19 or newer; this is 20.18.3');
    expect(() => requireNode(folder, '20.19.0')).not.toThrow();
    expect(() => requireNode(folder, '22.1.0')).not.toThrow();
  });

  it('is a busy port, named with what to do', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is busy: another program listens there. Choose another one: PORT=${port + 1} npm start`,
    );
    server.close();
    await once(server, 'close');
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });

  it('is a full disk, whoever noticed it', () => {
    expect(explain(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toContain('The disk is full');
    expect(explain(new Error('initdb failed (1): could not write: No space left on device'))).toContain(
      'The disk is full',
    );
  });
});
