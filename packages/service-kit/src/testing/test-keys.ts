import { generateKeyPairSync } from 'node:crypto';
import { serviceNames, type ServiceName } from '@porchlight/contracts';

const pairs = Object.fromEntries(
  serviceNames.map((name) => [
    name,
    generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    }),
  ]),
) as Record<ServiceName, { publicKey: Buffer; privateKey: Buffer }>;

/** Returns the private key of a service in this test run, as base64 PKCS #8 for `SERVICE_PRIVATE_KEY`. */
export const privateKeyOf = (name: ServiceName): string => pairs[name].privateKey.toString('base64');
/** Value of `IDENTITY_PUBLIC_KEYS` for this test run. */
export const testPublicKeys = JSON.stringify(
  Object.fromEntries(serviceNames.map((name) => [name, pairs[name].publicKey.toString('base64')])),
);
/**
 * Returns the environment of a service in a test run: its database, the keys of the run and a log limited to errors.
 */
export const testEnvironment = (name: ServiceName, databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  IDENTITY_PUBLIC_KEYS: testPublicKeys,
  SERVICE_PRIVATE_KEY: privateKeyOf(name),
  LINK_SECRET: 'link secret of a test run, valid in tests only',
  PASSWORD_PEPPER: 'password pepper of a test run, valid in tests only',
  DOCUMENT_KEY: 'document key of a test run, valid in tests only',
  ADDRESS_KEY: 'address key of a test run, valid in tests only',
  LOG_LEVEL: 'error',
  LOG_FORMAT: 'plain',
});
