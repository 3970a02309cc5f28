import { generateKeyPairSync } from 'node:crypto';

const names = ['gateway', 'catalog', 'accounts', 'commerce', 'content'] as const;
type Name = (typeof names)[number];

const pairs = Object.fromEntries(
  names.map((name) => [
    name,
    generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    }),
  ]),
) as Record<Name, { publicKey: Buffer; privateKey: Buffer }>;

/** Keys of one test run: base64 of PKCS #8, as `SERVICE_PRIVATE_KEY` has it. */
export const privateKeyOf = (name: Name): string => pairs[name].privateKey.toString('base64');
/** `IDENTITY_PUBLIC_KEYS` of the same run. */
export const testPublicKeys = JSON.stringify(
  Object.fromEntries(names.map((name) => [name, pairs[name].publicKey.toString('base64')])),
);
/** What a service of a test run reads: its database, the keys of the run, and a quiet log. */
export const testEnvironment = (name: Name, databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  IDENTITY_PUBLIC_KEYS: testPublicKeys,
  SERVICE_PRIVATE_KEY: privateKeyOf(name),
  LINK_SECRET: 'links of a test run, which nobody else believes',
  PASSWORD_PEPPER: 'pepper of a test run, which no house has',
  ADDRESS_KEY: 'key of addresses of a test run alone',
  LOG_LEVEL: 'error',
  LOG_FORMAT: 'plain',
});
