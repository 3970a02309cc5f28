// `npm start`: starts the site from a fresh clone. Needs only Node; everything with dependencies is loaded after the
// install.
import { root } from '../root.mjs';
import { errorMessage } from './terminal/error-message.mjs';
import { openDataDir, requireWritable } from './preflight/writable-folders.mjs';
import { install, isInstallStale } from './preflight/install.mjs';
import { requireNode } from './preflight/node-version.mjs';
import { requireFreePort } from './preflight/free-port.mjs';
import { createTraversableFolder } from './postgres/cluster-folder.mjs';
import { Progress } from './terminal/progress.mjs';
import { readSettings } from './settings/settings.mjs';
import { Shutdown } from './supervisor/shutdown.mjs';
import { refuseSecondStart, takeStartLock } from './supervisor/start-lock.mjs';

const demoUsers = ['owner', 'admin', 'support', 'landlord', 'renter'];
const progress = new Progress();
const shutdown = new Shutdown();

async function start() {
  requireNode(root);
  const settings = readSettings(root);
  const address = `http://localhost:${settings.port}`;
  refuseSecondStart(settings.dataDir);
  requireWritable(root, settings.dataDir);
  openDataDir(settings.dataDir, createTraversableFolder);
  await requireFreePort(settings.port);
  shutdown.add(takeStartLock(settings.dataDir, address));
  shutdown.listen((message) => progress.print(message));
  if (isInstallStale(root))
    await progress.step('packages installed', () => install(root), 'Installing packages: one to two minutes');
  const { buildRemainingFronts, runSite, supervisedSite } = await import('./supervisor/run-site.mjs');
  const { watchedSite } = settings.isWatching ? await import('./dev/watch-site.mjs') : {};
  const { buildFront, onStarted } = (watchedSite ?? supervisedSite)({ root, progress, shutdown });
  const site = await runSite({ settings, progress, shutdown, buildFront });
  onStarted(site);
  progress.print(
    `\nPorchlight is ready at ${address}\n${mailHint(settings, address)}${relayHint(site.environments.catalog)}${settings.seed === 'demo' ? loginHint() : ''}\nStarted in ${progress.seconds} s. Press Ctrl-C to stop.`,
  );
  await buildRemainingFronts({ root, progress, shutdown });
}

const mailHint = ({ mail }, address) =>
  mail.MAIL_OUTBOX_OPEN === 'on' ? `Mail: ${address}/outbox (this site sends no mail)\n` : '';

const relayHint = ({ RELAY_DOMAIN: domain, RELAY_PORT: port }) =>
  domain ? `Answers to mails: SMTP on port ${port}, to addresses of ${domain}\n` : '';

function loginHint() {
  return `\nLog in with the password porchlight-demo as\n${demoUsers.map((name) => `  ${name}@example.com`).join('\n')}\n`;
}

start().catch((error) => {
  if (shutdown.signal.aborted) return; // the shutdown has begun and causes errors like this one
  console.error(errorMessage(error));
  shutdown.end(1);
});
