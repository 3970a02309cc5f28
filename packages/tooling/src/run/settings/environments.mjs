import { join } from 'node:path';

import { allServices, backServices } from '../../build/site-parts.mjs';

/**
 * Returns the environment of each service of a site on this machine.
 * @param {object} site
 * @param {import('./settings.mjs').Settings} site.settings
 * @param {string} site.adminUrl administrator's URL of the database
 * @param {object} site.secrets see secrets.mjs
 * @param {Record<string, number>} site.ports port of each service
 */
export function environmentsOf({ settings, adminUrl, secrets, ports }) {
  const shared = {
    ...settings.forwarded,
    ...Object.fromEntries(backServices.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports[name]}`])),
    IDENTITY_PUBLIC_KEYS: JSON.stringify(
      Object.fromEntries(allServices.map((name) => [name, secrets.keys[name].public])),
    ),
    SEED: settings.seed,
    SHUTDOWN_DELAY_MS: '0', // a site on one machine has no load balancer to wait for
  };
  const own = (name) => ({
    SERVICE_HOST: '127.0.0.1',
    SERVICE_PORT: String(ports[name]),
    DATABASE_URL: databaseUrlFor(adminUrl, name, secrets.passwords[name]),
  });
  const services = Object.fromEntries(
    allServices.map((name) => [
      name,
      {
        ...shared,
        ...own(name),
        SERVICE_PRIVATE_KEY: secrets.keys[name].private,
        LINK_SECRET: secrets.links[name],
        DATA_DIR: join(settings.dataDir, name),
        ...(name === 'catalog' && {
          RELAY_PORT: String(ports['mail-relay'] ?? ''),
          ...settings.relay,
          ...settings.feeds,
          ...settings.bucket,
        }),
        // Its mails carry addresses of the relay, which catalog listens for.
        ...(name === 'content' && relayDomainOf(settings.relay)),
        ...(name === 'accounts' && {
          PUBLIC_ORIGIN: settings.forwarded.PUBLIC_ORIGIN ?? `http://localhost:${settings.port}`,
          ...settings.mail,
          PASSWORD_PEPPER: secrets.pepper,
          ADDRESS_KEY: secrets.addresses,
          DOCUMENT_KEY: secrets.documents,
        }),
        ...(name === 'commerce' && { ...settings.payments, ...sandboxAddress(settings, ports) }),
        ...(name === 'gateway' && { PORT: String(settings.port), FRONT_DIR: join(settings.root, 'dist/front') }),
      },
    ]),
  );
  return {
    ...services,
    ...Object.fromEntries(
      settings.standIns.map((name) => [name, { ...settings.forwarded, ...own(name), ...sandboxEnvironment(settings) }]),
    ),
  };
}

const sandboxAddress = ({ standIns }, ports) =>
  standIns.length > 0 ? { PAYMENT_SANDBOX_URL: `http://127.0.0.1:${ports['payment-sandbox']}` } : {};

// Events take the way of the provider's: through the gateway.
const sandboxNames = ['PAYMENT_SANDBOX', 'PAYMENT_SANDBOX_KEY', 'PAYMENT_WEBHOOK_SECRET'];
const sandboxEnvironment = ({ port, payments, seed }) => ({
  ...Object.fromEntries(Object.entries(payments).filter(([name]) => sandboxNames.includes(name))),
  PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/stripe`,
  SEED: seed,
});

/** Returns the database URL for one of its roles. */
export function databaseUrlFor(adminUrl, role, password) {
  const address = new URL(adminUrl);
  address.username = role;
  address.password = password;
  return address.href;
}

const relayDomainOf = ({ RELAY_DOMAIN: domain }) => (domain === undefined ? {} : { RELAY_DOMAIN: domain });
