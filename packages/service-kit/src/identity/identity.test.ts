import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { clockSkew, identityLife } from './claims.ts';
import { IdentityReader, readPublicKeys } from './identity-reader.ts';
import { IdentitySigner } from './identity-signer.ts';

const pair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
const gateway = pair();
const commerce = pair();
const keys = readPublicKeys(
  JSON.stringify({ gateway: gateway.publicKey.toString('base64'), commerce: commerce.publicKey.toString('base64') }),
);
const signer = new IdentitySigner('gateway', gateway.privateKey.toString('base64'));
const reader = () => new IdentityReader('catalog', keys);
const now = 1_800_000_000;
const renter = {
  aud: 'catalog',
  sub: 'person-1',
  sid: 's1',
  roles: ['renter'],
  perms: ['viewFavouriteListings'],
  dev: 'd',
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a signed identity', () => {
  it('tells who the caller is', () => {
    expect(reader().read(signer.sign(renter, now), now)).toEqual({
      userId: 'person-1',
      sessionId: 's1',
      roles: ['renter'],
      permissions: ['viewFavouriteListings'],
      device: 'd',
    });
    expect(reader().read(signer.sign({ aud: 'catalog', sub: 'guest' }, now), now)).toEqual({
      roles: [],
      permissions: [],
    });
  });
  it('holds for a minute, and half a minute for clocks that differ, also from the cache', () => {
    const one = reader();
    const token = signer.sign(renter, now);
    expect(one.read(token, now - clockSkew + 1)).toBeDefined();
    expect(one.read(token, now + identityLife + clockSkew - 1)).toBeDefined();
    expect(one.read(token, now + identityLife + clockSkew)).toBeUndefined();
    expect(reader().read(token, now + identityLife + clockSkew)).toBeUndefined();
    expect(reader().read(token, now - clockSkew - 1)).toBeUndefined();
  });
  it('is for one service only', () => {
    expect(reader().read(signer.sign({ ...renter, aud: 'commerce' }, now), now)).toBeUndefined();
  });
  it('has the one algorithm that we chose', () => {
    const claims = encode({ ...renter, iss: 'gateway', iat: now, exp: now + 60 });
    const none = `${encode({ alg: 'none', kid: 'gateway' })}.${claims}.`;
    // The classic trick: the public key used as the secret of a keyed hash.
    const head = `${encode({ alg: 'HS256', kid: 'gateway' })}.${claims}`;
    const secret = createPublicKey({ key: gateway.publicKey, format: 'der', type: 'spki' }).export({
      type: 'spki',
      format: 'pem',
    });
    for (const forged of [none, `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`])
      expect(reader().read(forged, now)).toBeUndefined();
  });
  it('of a service speaks for that service alone', () => {
    const own = new IdentitySigner('commerce', commerce.privateKey.toString('base64'));
    expect(reader().read(own.sign({ aud: 'catalog', sub: 'svc:commerce' }, now), now)).toEqual({
      service: 'commerce',
      roles: [],
      permissions: [],
    });
    for (const sub of ['person-1', 'guest', 'svc:gateway'])
      expect(reader().read(own.sign({ aud: 'catalog', sub }, now), now)).toBeUndefined();
    // Signed with its own key, but in the gateway's name.
    const impostor = new IdentitySigner('gateway', commerce.privateKey.toString('base64'));
    expect(reader().read(impostor.sign(renter, now), now)).toBeUndefined();
  });
  it('is nothing when it is garbage', () => {
    const token = signer.sign(renter, now);
    for (const bad of ['', '.', '..', 'a.b.c', `${token}.x`, token.slice(0, -4), 'x'.repeat(20_000)])
      expect(reader().read(bad, now)).toBeUndefined();
  });
});

describe('the signer’s cache', () => {
  it('serves one token to one key until the key is forgotten', () => {
    const first = signer.signCached('s1 1 catalog', renter);
    expect(signer.signCached('s1 1 catalog', renter)).toBe(first);
    signer.signCached('s2 1 catalog', { ...renter, sub: 'person-2' });
    signer.forget('s1 ');
    expect(signer.signCached('s1 1 catalog', { ...renter, perms: [] })).not.toBe(first);
  });
});
