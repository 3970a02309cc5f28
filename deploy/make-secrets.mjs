// node deploy/make-secrets.mjs > .env: new passwords and signing keys for docker-compose.yml. Keep the file to yourself
// (chmod 600); making it anew locks the services out of a database that was set up with the old one until
// database-setup has run again.
import { pathToFileURL } from 'node:url';

import { allServices, standIns } from '../packages/tooling/src/build/site-parts.mjs';
import { completeSecrets } from '../packages/tooling/src/run/settings/secrets.mjs';

const variableOf = (name) => name.toUpperCase().replaceAll('-', '_');

/** The lines of an `.env` file for docker-compose.yml. */
export function environmentFile(
  { postgres, passwords, keys, links, pepper, addresses, documents } = completeSecrets({}, allServices, standIns),
) {
  const publicKeys = Object.fromEntries(allServices.map((name) => [name, keys[name].public]));
  return [
    `POSTGRES_PASSWORD=${postgres}`,
    ...[...allServices, ...standIns].map((name) => `${variableOf(name)}_DB_PASSWORD=${passwords[name]}`),
    ...allServices.map((name) => `${name.toUpperCase()}_PRIVATE_KEY=${keys[name].private}`),
    ...allServices.map((name) => `${name.toUpperCase()}_LINK_SECRET=${links[name]}`),
    `PASSWORD_PEPPER=${pepper}`,
    `ADDRESS_KEY=${addresses}`,
    `DOCUMENT_KEY=${documents}`,
    `IDENTITY_PUBLIC_KEYS='${JSON.stringify(publicKeys)}'`, // in quotes: compose would read the braces otherwise
    '',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.stdout.write(environmentFile());
