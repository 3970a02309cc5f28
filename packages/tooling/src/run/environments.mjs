import { join } from 'node:path';

/** The services behind the gateway, and the gateway: names, schemas, roles and folders are the same words. */
export const backServices = ['catalog', 'accounts', 'commerce', 'content'];
export const allServices = [...backServices, 'gateway'];

/**
 * The environment of each service of a house on this machine.
 * @param {object} house
 * @param {import('./settings.mjs').Settings} house.settings
 * @param {string} house.adminUrl address of the database as its administrator
 * @param {object} house.secrets see secrets.mjs
 * @param {Record<string, number>} house.ports where each service listens
 */
export function environmentsOf({ settings, adminUrl, secrets, ports }) {
  const shared = {
    ...settings.passedOn,
    ...Object.fromEntries(backServices.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports[name]}`])),
    IDENTITY_PUBLIC_KEYS: JSON.stringify(
      Object.fromEntries(allServices.map((name) => [name, secrets.keys[name].public])),
    ),
    SEED: settings.seed,
    SHUTDOWN_DELAY_MS: '0', // no balancer stands before a house on one machine
  };
  return Object.fromEntries(
    allServices.map((name) => [
      name,
      {
        ...shared,
        SERVICE_PORT: String(ports[name]),
        SERVICE_PRIVATE_KEY: secrets.keys[name].private,
        LINK_SECRET: secrets.links[name],
        DATABASE_URL: addressFor(adminUrl, name, secrets.passwords[name]),
        DATA_DIR: join(settings.dataDir, name),
        ...(name === 'accounts' && {
          PUBLIC_ORIGIN: settings.passedOn.PUBLIC_ORIGIN ?? `http://localhost:${settings.port}`,
          ...settings.mail,
          PASSWORD_PEPPER: secrets.pepper,
          ADDRESS_KEY: secrets.addresses,
        }),
        ...(name === 'gateway' && { PORT: String(settings.port), FRONT_DIR: join(settings.root, 'dist/front') }),
      },
    ]),
  );
}

/** The address of a database for one of its roles. */
export function addressFor(adminUrl, role, password) {
  const address = new URL(adminUrl);
  address.username = role;
  address.password = password;
  return address.href;
}
