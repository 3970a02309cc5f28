import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadSecrets } from './secrets.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the secrets of a site', () => {
  it('are the same on every start, and a service added later gets its own', () => {
    const first = loadSecrets(folder, ['catalog']);
    const second = loadSecrets(folder, ['catalog', 'gateway']);
    expect(second).toMatchObject(first);
    expect(second.passwords.gateway).not.toBe(second.passwords.catalog);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('are key pairs that sign and verify', () => {
    const { keys } = loadSecrets(folder, ['catalog']);
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

  it('are only a password for a stand-in', () => {
    const { passwords, keys, links } = loadSecrets(folder, ['catalog'], ['payment-sandbox']);
    expect(Object.keys(passwords)).toEqual(['catalog', 'payment-sandbox']);
    expect([Object.keys(keys), Object.keys(links)]).toEqual([['catalog'], ['catalog']]);
  });

  it('never overwrite a file that cannot be read', () => {
    writeFileSync(join(folder, 'secrets.json'), '{');
    expect(() => loadSecrets(folder, ['catalog'])).toThrow('cannot be read');
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{');
  });
});
