import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { clockSkewSeconds, identityLifetimeSeconds } from './claims.ts';
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

describe('IdentityReader', () => {
  it('returns the caller of a valid token', () => {
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
  it('accepts a token for 60 s plus 30 s of clock skew, also when cached', () => {
    const one = reader();
    const token = signer.sign(renter, now);
    expect(one.read(token, now - clockSkewSeconds + 1)).toBeDefined();
    expect(one.read(token, now + identityLifetimeSeconds + clockSkewSeconds - 1)).toBeDefined();
    expect(one.read(token, now + identityLifetimeSeconds + clockSkewSeconds)).toBeUndefined();
    expect(reader().read(token, now + identityLifetimeSeconds + clockSkewSeconds)).toBeUndefined();
    expect(reader().read(token, now - clockSkewSeconds - 1)).toBeUndefined();
  });
  it('rejects a token for another audience', () => {
    expect(reader().read(signer.sign({ ...renter, aud: 'commerce' }, now), now)).toBeUndefined();
  });
  it('accepts EdDSA only', () => {
    const claims = encode({ ...renter, iss: 'gateway', iat: now, exp: now + 60 });
    const none = `${encode({ alg: 'none', kid: 'gateway' })}.${claims}.`;
    // Algorithm confusion attack: the public key is used as the HMAC secret.
    const head = `${encode({ alg: 'HS256', kid: 'gateway' })}.${claims}`;
    const secret = createPublicKey({ key: gateway.publicKey, format: 'der', type: 'spki' }).export({
      type: 'spki',
      format: 'pem',
    });
    for (const forged of [none, `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`])
      expect(reader().read(forged, now)).toBeUndefined();
  });
  it('rejects a service token that names another subject', () => {
    const own = new IdentitySigner('commerce', commerce.privateKey.toString('base64'));
    expect(reader().read(own.sign({ aud: 'catalog', sub: 'svc:commerce' }, now), now)).toEqual({
      service: 'commerce',
      roles: [],
      permissions: [],
    });
    for (const sub of ['person-1', 'guest', 'svc:gateway'])
      expect(reader().read(own.sign({ aud: 'catalog', sub }, now), now)).toBeUndefined();
    // Signed with the service's own key, but issued as the gateway.
    const impostor = new IdentitySigner('gateway', commerce.privateKey.toString('base64'));
    expect(reader().read(impostor.sign(renter, now), now)).toBeUndefined();
  });
  it('rejects malformed tokens', () => {
    const token = signer.sign(renter, now);
    for (const bad of ['', '.', '..', 'a.b.c', `${token}.x`, token.slice(0, -4), 'x'.repeat(20_000)])
      expect(reader().read(bad, now)).toBeUndefined();
  });
});

describe('IdentitySigner', () => {
  it('returns the same token for a key until the key is evicted', () => {
    const first = signer.signCached('s1 1 catalog', renter);
    expect(signer.signCached('s1 1 catalog', renter)).toBe(first);
    signer.signCached('s2 1 catalog', { ...renter, sub: 'person-2' });
    signer.evict('s1 ');
    expect(signer.signCached('s1 1 catalog', { ...renter, perms: [] })).not.toBe(first);
  });
});
