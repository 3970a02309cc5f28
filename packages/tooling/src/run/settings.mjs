import { resolve } from 'node:path';

import { Refusal } from './refusal.mjs';

const passedOn = [
  'NODE_ENV',
  'LOG_LEVEL',
  'LOG_FORMAT',
  'RATE_LIMITS',
  'TRUST_PROXY_HOPS',
  'PUBLIC_ORIGIN',
  'SERVICE_WORKER',
];
const mailNames = ['SMTP_URL', 'MAIL_FROM', 'MAIL_OUTBOX', 'MAIL_OUTBOX_OPEN'];
const present = (names, environment) =>
  Object.fromEntries(names.filter((name) => environment[name]).map((name) => [name, environment[name]]));

/** What `npm start` was asked for, from the environment and the words after `--`. Throws `Refusal` that names what is wrong. */
export function readSettings(root, environment = process.env, words = process.argv.slice(2)) {
  const unknown = words.find((word) => word !== '--processes');
  if (unknown)
    throw new Refusal(`npm start does not know '${unknown}'. It knows --processes: one process per service.`);
  const isProduction = environment.NODE_ENV === 'production';
  return {
    root,
    port: readPort(environment.PORT),
    dataDir: resolve(root, environment.DATA_DIR || '.data'),
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    seed: readSeed(environment.SEED, isProduction),
    isApart: words.includes('--processes'),
    passedOn: present(passedOn, environment),
    // The demo sends nothing: whoever tries it reads its mails at /outbox.
    mail: {
      ...(!isProduction && !environment.SMTP_URL && { MAIL_OUTBOX_OPEN: 'on' }),
      ...present(mailNames, environment),
    },
  };
}

function readPort(given) {
  const port = Number(given || 8080);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Refusal(`PORT must be a number from 1 to 65535, but it is '${given}'.`);
}

function readDatabaseUrl(given) {
  if (!given || /^postgres(ql)?:\/\/./.test(given)) return given || undefined;
  throw new Refusal('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

function readSeed(given, isProduction) {
  const seed = given || (isProduction ? 'none' : 'demo');
  if (seed !== 'demo' && seed !== 'none') throw new Refusal(`SEED must be demo or none, but it is '${given}'.`);
  if (seed === 'demo' && isProduction)
    throw new Refusal(
      'SEED=demo brings sign-ins that everybody knows: it never runs with NODE_ENV=production. Use SEED=none.',
    );
  return seed;
}
