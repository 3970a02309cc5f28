// `npm start`: from a fresh clone to a running house. Needs Node alone; everything with dependencies is loaded after the install.
import { root } from '../root.mjs';
import { explain } from './explain.mjs';
import { openDataDir, requireWritable } from './folders.mjs';
import { install, isInstallStale } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { requireFreePort } from './port.mjs';
import { makeOpen } from './postgres/place.mjs';
import { Progress } from './progress.mjs';
import { readSettings } from './settings.mjs';
import { Shutdown } from './shutdown.mjs';
import { refuseSecondStart, takeStartLock } from './start-lock.mjs';

const signIns = ['owner', 'admin', 'support', 'landlord', 'renter'];
const progress = new Progress();
const shutdown = new Shutdown();

async function start() {
  requireNode(root);
  const settings = readSettings(root);
  const address = `http://localhost:${settings.port}`;
  refuseSecondStart(settings.dataDir);
  requireWritable(root, settings.dataDir);
  openDataDir(settings.dataDir, makeOpen);
  await requireFreePort(settings.port);
  shutdown.add(takeStartLock(settings.dataDir, address));
  shutdown.listen((words) => progress.say(words));
  if (isInstallStale(root))
    await progress.step('packages installed', () => install(root), 'Installing packages: one to two minutes');
  const { buildLaterFronts, runHouse } = await import('./run-house.mjs');
  await runHouse({ settings, progress, shutdown });
  progress.say(
    `\nPorchlight is ready at ${address}\n${mailWords(settings, address)}${settings.seed === 'demo' ? signInWords() : ''}\nStarted in ${progress.seconds} s. Ctrl-C stops it.`,
  );
  await buildLaterFronts({ root, progress, shutdown });
}

const mailWords = ({ mail }, address) =>
  mail.MAIL_OUTBOX_OPEN === 'on' ? `Mails: ${address}/outbox (none leaves this house)\n` : '';

function signInWords() {
  return `\nSign in with the password porchlight-demo as\n${signIns.map((name) => `  ${name}@example.com`).join('\n')}\n`;
}

start().catch((error) => {
  if (shutdown.signal.aborted) return; // the end has begun: what breaks now is its doing
  console.error(explain(error));
  shutdown.end(1);
});
