import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { fieldsOf } from '@porchlight/contracts';
import { readConfig, type ServiceConfig } from '@porchlight/service-kit';

import { PaymentSandboxConfig } from '../../../../../services/payment-sandbox/src/config.ts';
import { environmentFile } from '../../../../../deploy/make-secrets.mjs';
import { backServices } from '../../build/site-parts.mjs';
import { root } from '../../root.mjs';
import { serverSettings } from '../postgres/site-database.mjs';
import { readCompose, readEnvironmentFile } from './compose-file.mjs';
import { configs, variableOf } from './service-configs.mjs';

const secrets = readEnvironmentFile(environmentFile());
const compose = readCompose(root, secrets);

describe('docker-compose.yml', () => {
  it('fails without secrets and names the command that creates them', () => {
    expect(() => readCompose(root, {})).toThrow('node deploy/make-secrets.mjs');
  });

  it('runs in production, and never seeds the demo', () => {
    const withSeed = readCompose(root, { ...secrets, NODE_ENV: 'development', SEED: 'demo' });
    for (const name of Object.keys(configs)) {
      expect(compose.services[name].environment).toMatchObject({ NODE_ENV: 'production', SEED: 'none' });
      expect(withSeed.services[name].environment.SEED).toBe('none');
    }
  });

  it.each(Object.entries(configs))(
    'gives %s only variables that it reads, with values that it accepts',
    (name, config) => {
      const { environment, command } = compose.services[name];
      // the gateway's name for its SERVICE_PORT
      const known = [...[...fieldsOf(config).keys()].map(variableOf), 'PORT'];
      expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
      expect(() => readConfig<ServiceConfig>(config, environment)).not.toThrow();
      expect(existsSync(join(root, command[1].replace('/dist/', '/src/').replace('.js', '.ts')))).toBe(true);
    },
  );

  it('addresses every service by its name and port', () => {
    for (const name of backServices) {
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

  it('runs the database with the settings of npm start', () => {
    const settings = Object.entries(serverSettings).map(([name, value]) => `-c${name}=${value}`);
    expect(compose.services.postgres.command).toEqual(['postgres', ...settings]);
  });

  it.each(Object.keys(compose.services))('confines %s: no privileges, a read-only file system, limits', (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\dg$/),
      pids_limit: expect.any(Number),
    });
    expect(compose.services[name]).not.toHaveProperty('cap_add');
    expect(compose.services[name]).not.toHaveProperty('privileged');
  });

  it('requires a password of every connection to the database', () => {
    expect(compose.services.postgres.environment).toMatchObject({
      POSTGRES_HOST_AUTH_METHOD: 'scram-sha-256',
      POSTGRES_INITDB_ARGS: '--auth=scram-sha-256',
    });
  });

  it('publishes only the port of the gateway, on this host only', () => {
    const open = Object.entries<{ ports?: string[] }>(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
      ['gateway', [`127.0.0.1:8080:${compose.services.gateway.environment.PORT}`]],
    ]);
  });

  it('checks the health of each service on the port it listens on', () => {
    for (const name of Object.keys(configs)) {
      const { environment, healthcheck } = compose.services[name];
      expect(healthcheck.test.join(' ')).toContain(
        `127.0.0.1:${environment.PORT ?? environment.SERVICE_PORT}/health/ready`,
      );
    }
  });
});

describe('docker-compose.demo.yml', () => {
  const demo = readCompose(root, { ...secrets, SMTP_URL: 'smtps://mail.example.com' }, ['docker-compose.demo.yml']);

  it('has a project name, and so volumes, of its own', () => {
    expect([compose.name, demo.name]).toEqual(['porchlight', 'porchlight-demo']);
    // A volume with an explicit name or one made elsewhere would be shared between projects.
    for (const volume of Object.values(demo.volumes)) expect(volume).toBeNull();
  });

  it.each(Object.entries(configs))('seeds %s outside production, with values that it accepts', (name, config) => {
    const { environment } = demo.services[name];
    expect(environment).toMatchObject({ NODE_ENV: 'development', SEED: 'demo' });
    expect(() => readConfig<ServiceConfig>(config, environment)).not.toThrow();
  });

  it('runs the payment sandbox, confined, with variables that it reads', () => {
    const { environment, command, ports, ...sandbox } = demo.services['payment-sandbox'];
    const known = [...fieldsOf(PaymentSandboxConfig).keys()].map(variableOf);
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
    expect(readConfig(PaymentSandboxConfig, environment).paymentWebhookUrl).toContain(
      demo.services.gateway.environment.PORT,
    );
    expect(existsSync(join(root, command[1].replace('/dist/', '/src/').replace('.js', '.ts')))).toBe(true);
    expect(ports).toBeUndefined();
    const { read_only, tmpfs, cap_drop, security_opt, mem_limit, pids_limit, depends_on, restart } =
      demo.services.catalog;
    expect(sandbox).toMatchObject({
      read_only,
      tmpfs,
      cap_drop,
      security_opt,
      mem_limit,
      pids_limit,
      depends_on,
      restart,
    });
    expect(demo.services.commerce.environment.PAYMENT_SANDBOX_URL).toBe('http://payment-sandbox:8000');
    expect(compose.services).not.toHaveProperty('payment-sandbox');
  });

  it('gives the payment sandbox a role and a password of its own', () => {
    const { username, password } = new URL(demo.services['payment-sandbox'].environment.DATABASE_URL);
    expect(username).toBe('payment-sandbox');
    expect(demo.services['database-setup'].environment).toMatchObject({ PAYMENT_SANDBOX_DB_PASSWORD: password });
    expect(compose.services['database-setup'].environment).not.toHaveProperty('PAYMENT_SANDBOX_DB_PASSWORD');
  });

  it('sends no mail', () => {
    expect(demo.services.accounts.environment).toMatchObject({ SMTP_URL: '', MAIL_OUTBOX: 'on' });
  });
});
