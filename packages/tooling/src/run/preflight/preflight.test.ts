import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { errorMessage } from '../terminal/error-message.mjs';
import { isInstallStale } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { requireFreePort } from './free-port.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const put = (path: string, content: unknown) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
};

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

describe('the preflight checks', () => {
  it('reject a Node that is too old', () => {
    put('package.json', { engines: { node: '>=20.19' } });
    expect(() => requireNode(folder, '20.18.3')).toThrow('Porchlight needs Node 20.19 or newer; this is 20.18.3');
    expect(() => requireNode(folder, '20.19.0')).not.toThrow();
    expect(() => requireNode(folder, '22.1.0')).not.toThrow();
  });

  it('reject a port in use and suggest another', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`,
    );
    server.close();
    await once(server, 'close');
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  });

  it('report a full disk, from Node or PostgreSQL', () => {
    expect(errorMessage(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toContain('The disk is full');
    expect(errorMessage(new Error('initdb failed (1): could not write: No space left on device'))).toContain(
      'The disk is full',
    );
  });
});
