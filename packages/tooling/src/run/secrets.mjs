import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from './refusal.mjs';

/**
 * The passwords and signing keys of this house, made once and kept in `secrets.json` of the data folder, readable by its
 * owner alone: `{ postgres, passwords: { catalog, … }, keys: { catalog: { private, public }, … }, links: { catalog, … }, pepper, addresses }`. Services that came
 * with a later release get theirs on the next start.
 */
export function keepSecrets(dataDir, services) {
  const path = join(dataDir, 'secrets.json');
  const kept = existsSync(path) ? read(path) : {};
  const whole = completeSecrets(kept, services);
  if (JSON.stringify(whole) !== JSON.stringify(kept)) write(path, whole);
  chmodSync(path, 0o600);
  return whole;
}

/** Adds to secrets what a list of services needs and they do not have yet; what is there stays as it is. */
export function completeSecrets(kept, services) {
  const each = (known, make) => ({
    ...known,
    ...Object.fromEntries(services.filter((name) => !known?.[name]).map((name) => [name, make()])),
  });
  return {
    postgres: kept.postgres ?? newPassword(),
    passwords: each(kept.passwords, newPassword),
    keys: each(kept.keys, newKey),
    links: each(kept.links, newPassword),
    pepper: kept.pepper ?? newPassword(),
    addresses: kept.addresses ?? newPassword(),
  };
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Refusal(
      `${path} cannot be read: without it the database cannot be opened. Put it back from a copy, or remove the folder to begin anew.`,
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

// Ed25519, base64 of PKCS #8 and SPKI DER: what services read from SERVICE_PRIVATE_KEY and IDENTITY_PUBLIC_KEYS
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    private: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    public: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}
