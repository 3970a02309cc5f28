import { resolve } from 'node:path';

import { standIns } from '../../build/site-parts.mjs';
import { UserError } from '../terminal/user-error.mjs';

const forwardedNames = [
  'NODE_ENV',
  'LOG_LEVEL',
  'LOG_FORMAT',
  'RATE_LIMITS',
  'TRUST_PROXY_HOPS',
  'PUBLIC_ORIGIN',
  'SERVICE_WORKER',
  'CORS_ORIGINS',
  'RENDER_WORKERS',
  'DATABASE_POOL',
  'ENTITY_POOL',
  'SEARCH_POOL',
  'DATABASE_REPLICA_URL',
  'ALERTS',
  'PHOTO_FILL',
  'BREACHED_PASSWORDS_URL',
  'VIEW_AS_MAIL',
  'STRIPE_PUBLISHABLE_KEY',
];
const mailNames = ['SMTP_URL', 'MAIL_FROM', 'MAIL_OUTBOX', 'MAIL_OUTBOX_OPEN'];
const feedNames = ['LOCAL_FEED_ORIGINS'];
const relayNames = ['RELAY_DOMAIN', 'RELAY_PORT', 'RELAY_AUTH_SERVER'];
const bucketNames = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
  'S3_CHECKSUMS',
];
const paymentNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYMENT_SANDBOX',
  'PAYMENT_SANDBOX_URL',
  'PAYMENT_SANDBOX_KEY',
  'PAYMENT_WEBHOOK_SECRET',
];
const present = (names, environment) =>
  Object.fromEntries(names.filter((name) => environment[name]).map((name) => [name, environment[name]]));

/**
 * Reads the settings of `npm start` from the environment and the arguments after `--`. Throws a `UserError` that names
 * the invalid one.
 */
export function readSettings(root, environment = process.env, args = process.argv.slice(2)) {
  const unknown = args.find((argument) => !['--processes', '--watch'].includes(argument));
  if (unknown)
    throw new UserError(
      `Unknown argument '${unknown}'. npm start accepts --processes (one process per service) and --watch (npm run dev).`,
    );
  const isProduction = environment.NODE_ENV === 'production';
  return {
    root,
    port: readPort(environment.PORT),
    dataDir: resolve(root, environment.DATA_DIR || '.data'),
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    seed: readSeed(environment.SEED, isProduction),
    hasProcessPerService: args.includes('--processes'),
    isWatching: args.includes('--watch'),
    forwarded: present(forwardedNames, environment),
    // The demo sends no mail; its mails are shown at /outbox.
    mail: {
      ...(!isProduction && !environment.SMTP_URL && { MAIL_OUTBOX_OPEN: 'on' }),
      ...present(mailNames, environment),
    },
    // The demo takes answers on a port of this machine.
    relay: { ...(!isProduction && { RELAY_DOMAIN: 'reply.localhost' }), ...present(relayNames, environment) },
    // The demo fetches feeds from itself.
    feeds: {
      ...(!isProduction && { LOCAL_FEED_ORIGINS: `http://localhost:${readPort(environment.PORT)}` }),
      ...present(feedNames, environment),
    },
    bucket: present(bucketNames, environment),
    payments: present(paymentNames, environment),
    standIns: needsPaymentSandbox(environment, isProduction) ? standIns : [],
  };
}

// The sandbox moves no money, so production runs it by name only.
function needsPaymentSandbox({ STRIPE_SECRET_KEY: key, PAYMENT_SANDBOX: sandbox }, isProduction) {
  if (key && sandbox === 'on')
    throw new UserError('STRIPE_SECRET_KEY charges cards, PAYMENT_SANDBOX does not: set one or the other.');
  return sandbox === 'on' || (!key && !isProduction);
}

function readPort(given) {
  const port = Number(given || 8080);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UserError(`PORT must be a number from 1 to 65535, but it is '${given}'.`);
}

function readDatabaseUrl(given) {
  if (!given || /^postgres(ql)?:\/\/./.test(given)) return given || undefined;
  throw new UserError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

function readSeed(given, isProduction) {
  const seed = given || (isProduction ? 'none' : 'demo');
  if (seed !== 'demo' && seed !== 'none') throw new UserError(`SEED must be demo or none, but it is '${given}'.`);
  if (seed === 'demo' && isProduction)
    throw new UserError(
      'SEED=demo creates accounts with a public password, so it never runs with NODE_ENV=production. Use SEED=none.',
    );
  return seed;
}
