import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { fieldsOf } from '@porchlight/contracts';
import { readConfig, ServiceConfig } from '@porchlight/service-kit';

import { environmentFile } from '../../../../../deploy/make-secrets.mjs';
import { AccountsConfig } from '../../../../../services/accounts/src/config.ts';
import { CatalogConfig } from '../../../../../services/catalog/src/config.ts';
import { GatewayConfig } from '../../../../../services/gateway/src/config.ts';
import { root } from '../../root.mjs';
import { readCompose, readEnvironmentFile } from './compose-file.mjs';

const configs = {
  catalog: CatalogConfig,
  accounts: AccountsConfig,
  commerce: ServiceConfig,
  content: ServiceConfig,
  gateway: GatewayConfig,
};
const secrets = readEnvironmentFile(environmentFile());
const compose = readCompose(root, secrets);
const variableOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

describe('docker-compose.yml', () => {
  it('starts nothing without secrets, and says how to make them', () => {
    expect(() => readCompose(root, {})).toThrow('node deploy/make-secrets.mjs');
  });

  it('runs in production without the demo unless somebody asks otherwise', () => {
    expect(compose.services.accounts.environment).toMatchObject({ NODE_ENV: 'production', SEED: 'none' });
    expect(
      readCompose(root, { ...secrets, NODE_ENV: 'development', SEED: 'demo' }).services.accounts.environment,
    ).toMatchObject({ NODE_ENV: 'development', SEED: 'demo' });
  });

  it.each(Object.entries(configs))(
    'gives %s only variables that it reads, with values that it accepts',
    (name, config) => {
      const { environment, command } = compose.services[name];
      const known = [...[...fieldsOf(config).keys()].map(variableOf), 'PORT']; // the gateway's own name for its SERVICE_PORT
      expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
      expect(() => readConfig<ServiceConfig>(config, environment)).not.toThrow();
      expect(existsSync(join(root, command[1].replace('/dist/', '/src/').replace('.js', '.ts')))).toBe(true);
    },
  );

  it('points every service at the others by their names and ports', () => {
    for (const name of ['catalog', 'accounts', 'commerce', 'content'] as const) {
      const { hostname, port } = new URL(compose.services.gateway.environment[`${name.toUpperCase()}_URL`]);
      expect([hostname, port]).toEqual([name, compose.services[name].environment.SERVICE_PORT]);
    }
  });

  it('gives each service its own role, password and key', () => {
    const own = Object.keys(configs).map((name) => compose.services[name].environment);
    expect(own.map(({ DATABASE_URL: url }) => new URL(url).username)).toEqual(Object.keys(configs));
    for (const secret of ['DATABASE_URL', 'SERVICE_PRIVATE_KEY', 'LINK_SECRET'])
      expect(new Set(own.map((environment) => environment[secret])).size).toBe(own.length);
  });

  it('opens one port to the world: the gateway, where it listens', () => {
    const open = Object.entries<{ ports?: string[] }>(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
      ['gateway', [`8080:${compose.services.gateway.environment.PORT}`]],
    ]);
  });

  it('asks each service about its health where it listens', () => {
    for (const name of Object.keys(configs)) {
      const { environment, healthcheck } = compose.services[name];
      expect(healthcheck.test.join(' ')).toContain(
        `127.0.0.1:${environment.PORT ?? environment.SERVICE_PORT}/health/ready`,
      );
    }
  });
});
