import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../terminal/user-error.mjs';

/**
 * Loads the passwords and signing keys of this site from `secrets.json` of the data folder, which only its owner can
 * read: `{ postgres, passwords: { catalog, … }, keys: { catalog: { private, public }, … }, links: { catalog, … },
 * pepper, addresses, documents }`. Creates the missing ones, so that a service of a later release gets its own on the next start.
 * Stand-ins have a password only.
 */
export function loadSecrets(dataDir, services, standIns = []) {
  const path = join(dataDir, 'secrets.json');
  const stored = existsSync(path) ? read(path) : {};
  const completed = completeSecrets(stored, services, standIns);
  if (JSON.stringify(completed) !== JSON.stringify(stored)) write(path, completed);
  chmodSync(path, 0o600);
  return completed;
}

/** Returns secrets completed for a list of services; existing ones stay unchanged. */
export function completeSecrets(stored, services, standIns = []) {
  const each = (known, make, names = services) => ({
    ...known,
    ...Object.fromEntries(names.filter((name) => !known?.[name]).map((name) => [name, make()])),
  });
  return {
    postgres: stored.postgres ?? newPassword(),
    passwords: each(stored.passwords, newPassword, [...services, ...standIns]),
    keys: each(stored.keys, newKey),
    links: each(stored.links, newPassword),
    pepper: stored.pepper ?? newPassword(),
    addresses: stored.addresses ?? newPassword(),
    documents: stored.documents ?? newPassword(),
  };
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UserError(
      `${path} cannot be read, and without it the database cannot be opened. Restore it from a backup, or delete the folder to start over.`,
    );
  }
}

function write(path, secrets) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets, undefined, 2), { mode: 0o600 });
  renameSync(draft, path);
}

function newPassword() {
  return randomBytes(24).toString('base64url');
}

// Ed25519 keys as base64 of PKCS #8 and SPKI DER, the format of SERVICE_PRIVATE_KEY and IDENTITY_PUBLIC_KEYS.
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    private: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    public: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}
