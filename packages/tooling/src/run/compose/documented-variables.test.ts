import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fieldsOf } from '@porchlight/contracts';

import { PaymentSandboxConfig } from '../../../../../services/payment-sandbox/src/config.ts';
import { environmentFile } from '../../../../../deploy/make-secrets.mjs';
import { allServices } from '../../build/site-parts.mjs';
import { root } from '../../root.mjs';
import { environmentsOf } from '../settings/environments.mjs';
import { completeSecrets } from '../settings/secrets.mjs';
import { readSettings } from '../settings/settings.mjs';
import { readCompose, readEnvironmentFile } from './compose-file.mjs';
import { configs, variableOf } from './service-configs.mjs';

const guide = readFileSync(join(root, 'deploy/README.md'), 'utf8');
const table = guide.split('## Environment variables')[1]!.split('\n## ')[0]!;
/** Each documented variable with each service that reads it. */
const documented: [string, string][] = [...table.matchAll(/^\| (`.+?) +\| (.+?) +\|/gm)].flatMap(([, names, who]) =>
  [...names!.matchAll(/`([A-Z\d_]+)`/g)].flatMap(([, variable]) =>
    (who === 'all' ? allServices : who!.split(', ')).map((service: string): [string, string] => [variable!, service]),
  ),
);

const samples: Record<string, string> = { SEED: 'none', PORT: '8080', DATABASE_URL: 'postgres://a:b@127.0.0.1/c' };
const given = Object.fromEntries(documented.map(([variable]) => [variable, samples[variable] ?? `given-${variable}`]));
// Set by the launcher, whatever the environment holds: addresses, keys and folders of the services themselves.
const decidedByStart = ['SERVICE_HOST', 'SHUTDOWN_DELAY_MS', 'DATA_DIR', 'FRONT_DIR', 'DATABASE_URL', 'SEED', 'PORT'];
const isGenerated = (variable: string) => /^SERVICE_|_URL$|_KEYS?$|_SECRET$|_PEPPER$/.test(variable);

const started = environmentsOf({
  settings: readSettings(root, given, []),
  adminUrl: 'postgres://postgres:secret@127.0.0.1:5432/porchlight',
  secrets: completeSecrets({}, allServices),
  ports: Object.fromEntries(allServices.map((name: string, at: number) => [name, 9000 + at])),
});
const compose = readCompose(root, { ...given, ...readEnvironmentFile(environmentFile()) });
const isUsersChoice = (variable: string) =>
  !decidedByStart.includes(variable) &&
  (!isGenerated(variable) || ['SMTP_URL', 'DATABASE_REPLICA_URL', 'BREACHED_PASSWORDS_URL'].includes(variable));

describe('the payment sandbox', () => {
  it('reads the variables that its section names', () => {
    const section = guide.split('## Payment sandbox')[1]!.split('\n## ')[0]!.split('It reads')[1]!;
    const named = [...section.split('`database-setup`')[0]!.matchAll(/`([A-Z\d_]+)`/g)].map(([, variable]) => variable);
    expect(new Set(named)).toEqual(new Set([...fieldsOf(PaymentSandboxConfig).keys()].map(variableOf)));
  });
});

describe('a documented variable', () => {
  it('is in the table with its services', () => {
    expect(documented).toContainEqual(['ALERTS', 'catalog']);
    expect(documented).toContainEqual(['LOG_LEVEL', 'gateway']);
    expect(documented.length).toBeGreaterThan(60);
  });

  it.each(documented)('%s reaches %s by npm start', (variable, service) => {
    if (isUsersChoice(variable)) expect(started[service][variable]).toBe(given[variable]);
    else expect(started[service]).toHaveProperty(variable);
  });

  it.each(documented)('%s reaches %s by docker-compose.yml', (variable, service) => {
    if (isUsersChoice(variable)) expect(compose.services[service].environment[variable]).toBe(given[variable]);
    else expect(compose.services[service].environment).toHaveProperty(variable);
  });

  it.each(Object.entries(configs))(
    'of %s is one that it reads, and each that it reads is documented',
    (service, config) => {
      const read = [...fieldsOf(config).keys()].map(variableOf);
      const named = documented.filter(([, reader]) => reader === service).map(([variable]) => variable);
      const internal = ['RENDER_WORKER_FILE']; // for tests of the gateway alone
      const own = service === 'catalog' ? [] : ['DATA_DIR'];
      expect(read.filter((variable) => ![...named, ...internal, ...own].includes(variable))).toEqual([]);
      expect(named.filter((variable) => ![...read, 'PORT'].includes(variable))).toEqual([]);
    },
  );
});
