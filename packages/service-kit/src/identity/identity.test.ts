import { jest } from '@jest/globals';
import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { clockSkewSeconds, identityLifetimeSeconds } from './claims.ts';
import { IdentityReader, readPublicKeys } from './identity-reader.ts';
import { IdentitySigner } from './identity-signer.ts';

const pair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
const gateway = pair();
const gatewayKey = createPrivateKey({ key: gateway.privateKey, format: 'der', type: 'pkcs8' });
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
  auth_time: now - 20,
  roles: ['renter'],
  perms: ['viewFavouriteListings'],
  dev: 'd',
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs any claims with the gateway's key, as a faulty issuer could. */
const signed = (claims: object, header: object = { alg: 'EdDSA', typ: 'JWT', kid: 'gateway' }): string => {
  const unsigned = `${encode(header)}.${encode({ ...renter, iss: 'gateway', iat: now, exp: now + 60, ...claims })}`;
  return `${unsigned}.${sign(null, Buffer.from(unsigned), gatewayKey).toString('base64url')}`;
};

describe('IdentityReader', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: now * 1000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  it('returns the caller of a valid token', () => {
    expect(reader().read(signer.sign(renter, now))).toEqual({
      userId: 'person-1',
      sessionId: 's1',
      authenticatedAt: now - 20,
      roles: ['renter'],
      permissions: ['viewFavouriteListings'],
      device: 'd',
    });
    expect(reader().read(signer.sign({ ...renter, act: 'staff-1' }, now))?.impersonatorId).toBe('staff-1');
    expect(reader().read(signer.sign({ aud: 'catalog', sub: 'guest' }, now))).toEqual({
      roles: [],
      permissions: [],
    });
  });
  it('accepts a token for 60 s plus 30 s of clock skew, also when cached', () => {
    const one = reader();
    const token = signer.sign(renter, now);
    const readAt = (seconds: number, by = reader()) => {
      jest.setSystemTime(seconds * 1000);
      return by.read(token);
    };
    expect(readAt(now - clockSkewSeconds + 1, one)).toBeDefined();
    expect(readAt(now + identityLifetimeSeconds + clockSkewSeconds - 1, one)).toBeDefined();
    expect(readAt(now + identityLifetimeSeconds + clockSkewSeconds, one)).toBeUndefined();
    expect(readAt(now + identityLifetimeSeconds + clockSkewSeconds)).toBeUndefined();
    expect(readAt(now - clockSkewSeconds - 1)).toBeUndefined();
  });
  it('rejects a token for another audience', () => {
    expect(reader().read(signer.sign({ ...renter, aud: 'commerce' }, now))).toBeUndefined();
  });
  it('rejects a token for several audiences', () => {
    expect(reader().read(signed({}))).toBeDefined();
    expect(reader().read(signed({ aud: ['catalog', 'commerce'] }))).toBeUndefined();
    expect(reader().read(signed({ aud: ['catalog'] }))).toBeUndefined();
  });
  it('rejects a token that lives longer than 60 s or lacks a claim', () => {
    expect(reader().read(signed({ exp: now + identityLifetimeSeconds + 1 }))).toBeUndefined();
    expect(reader().read(signed({ iat: String(now) }))).toBeUndefined();
    for (const claim of ['iss', 'aud', 'sub', 'iat', 'exp'])
      expect(reader().read(signed({ [claim]: undefined }))).toBeUndefined();
  });
  it('rejects a token whose issuer is unknown or differs from the key that signed it', () => {
    expect(reader().read(signed({ iss: 'commerce', sub: 'svc:commerce' }))).toBeUndefined();
    expect(reader().read(signed({}, { alg: 'EdDSA', kid: 'commerce' }))).toBeUndefined();
    expect(reader().read(signed({}, { alg: 'EdDSA', kid: 'other' }))).toBeUndefined();
    expect(reader().read(signed({}, { alg: 'EdDSA' }))).toBeUndefined();
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
      expect(reader().read(forged)).toBeUndefined();
  });
  it('rejects a service token that names another subject', () => {
    const own = new IdentitySigner('commerce', commerce.privateKey.toString('base64'));
    expect(reader().read(own.sign({ aud: 'catalog', sub: 'svc:commerce' }, now))).toEqual({
      service: 'commerce',
      roles: [],
      permissions: [],
    });
    for (const sub of ['person-1', 'guest', 'svc:gateway'])
      expect(reader().read(own.sign({ aud: 'catalog', sub }, now))).toBeUndefined();
    // Signed with the service's own key, but issued as the gateway.
    const impostor = new IdentitySigner('gateway', commerce.privateKey.toString('base64'));
    expect(reader().read(impostor.sign(renter, now))).toBeUndefined();
  });
  it('rejects malformed tokens', () => {
    const token = signer.sign(renter, now);
    for (const bad of ['', '.', '..', 'a.b.c', `${token}.x`, token.slice(0, -4), 'x'.repeat(20_000)])
      expect(reader().read(bad)).toBeUndefined();
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
