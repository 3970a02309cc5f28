import { generateKeyPairSync } from 'node:crypto';

const names = ['gateway', 'catalog', 'accounts', 'commerce', 'content'] as const;
type Name = (typeof names)[number];

const pairs = Object.fromEntries(names.map((name) => [name, generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'der' }, privateKeyEncoding: { type: 'pkcs8', format: 'der' },
})])) as Record<Name, { publicKey: Buffer; privateKey: Buffer }>;

/** Keys of one test run: base64 of PKCS #8, as `SERVICE_PRIVATE_KEY` has it. */
export const privateKeyOf = (name: Name): string => pairs[name].privateKey.toString('base64');
/** `IDENTITY_PUBLIC_KEYS` of the same run. */
export const testPublicKeys = JSON.stringify(Object.fromEntries(names.map((name) => [name, pairs[name].publicKey.toString('base64')])));
