import { buildFrontInProcess, staleFronts } from '../../build/build-fronts.mjs';
import { buildServices } from '../../build/build-services.mjs';
import { allServices, backServices, firstFronts, remainingFronts } from '../../build/site-parts.mjs';
import { SiteDatabase, provisionDatabase } from '../postgres/site-database.mjs';
import { environmentsOf } from '../settings/environments.mjs';
import { waitForPage } from './wait-for-page.mjs';
import { ServicesProcess } from './services-process.mjs';
import { supervise } from './supervise.mjs';
import { keepRotated } from './rotate-log.mjs';
import { openServiceLog } from './service-log.mjs';
import { freePort } from '../postgres/connection.mjs';
import { UserError } from '../terminal/user-error.mjs';
import { loadSecrets } from '../settings/secrets.mjs';

/**
 * Starts the site: builds changed code, starts the database and the services, and waits for the first page. Independent
 * slow steps run in parallel; the code of the services loads meanwhile. `buildFront` builds one of the fronts that the
 * first page needs. Returns the processes of the services and what a restart of them needs.
 */
export async function runSite({ settings, progress, shutdown, buildFront }) {
  const { root, dataDir } = settings;
  const names = [...settings.standIns, ...allServices];
  const secrets = loadSecrets(dataDir, allServices, settings.standIns);
  const print = (message) => progress.print(message);
  const giveUp = (name) => {
    print(
      `${name} exited five times within a minute and is not restarted again. See ${log.path} and ${dataDir}/postgres.log.`,
    );
    shutdown.end(1);
  };
  const log = openServiceLog(dataDir);
  keepRotated([log.path, `${dataDir}/postgres.log`], shutdown.signal);
  const database = new SiteDatabase({ settings, secrets, print });
  shutdown.add(
    () => database.stop(),
    () => database.kill(),
  ); // added before the services, so closed after them
  const processes = buildAllServices(root, progress).then(() => openProcesses(settings, names, { log, shutdown }));
  const fronts = processes.then(() => buildFirstFronts(root, progress, buildFront));
  fronts.catch(() => undefined); // awaited below
  const adminUrl = await startDatabase({ database, progress, signal: shutdown.signal, print, giveUp });
  const opened = await processes;
  const passwords = Object.fromEntries(names.map((name) => [name, secrets.passwords[name]]));
  await provisionDatabase(root, adminUrl, passwords);
  const environments = environmentsOf({
    settings,
    adminUrl,
    secrets,
    ports: await choosePorts([...names, 'mail-relay']),
  });
  const start = (names) => startServices(opened, environments, names, log);
  await progress.step('services ready', () => start([...settings.standIns, ...backServices]));
  await fronts;
  await progress.step('first page', async () => {
    await start(['gateway']);
    if (!(await waitForPage(`http://127.0.0.1:${settings.port}/`, shutdown.signal)))
      throw new UserError(`The first page did not respond within a minute. See ${log.path}.`);
  });
  return { slots: opened, environments, log, shutdown, print, giveUp };
}

/** How `npm start` builds the fronts and, once the site has started, restarts services whose process exits. */
export function supervisedSite({ root, shutdown }) {
  return {
    buildFront: (name) => buildBeforeShutdown(root, name, { shutdown }),
    onStarted: ({ slots, ...site }) => {
      for (const slot of slots) superviseSlot({ slot, ...site });
    },
  };
}

/** Builds the areas that the first page does not need; each becomes available in the running site once it is built. */
export async function buildRemainingFronts({ root, progress, shutdown }) {
  const stale = staleFronts(root, remainingFronts);
  if (stale.length > 0) progress.print('Pages behind a login are still being built. They open one area after another:');
  for (const name of stale) {
    if (shutdown.signal.aborted) return;
    const work = () => buildBeforeShutdown(root, name, { shutdown, isBackground: true });
    await progress.step(`${name} built`, work).catch((error) => {
      if (!shutdown.signal.aborted) progress.print(`${error.message}\nThe rest of the site runs without it.`);
    });
  }
}

async function buildAllServices(root, progress) {
  await progress.step('services built', () => buildServices(root));
}

async function buildFirstFronts(root, progress, buildFront) {
  const stale = staleFronts(root, firstFronts);
  await Promise.all(stale.map((name) => progress.step(`${name} built`, () => buildFront(name))));
}

// A shutdown waits for the build, because the build writes files.
function buildBeforeShutdown(root, name, { shutdown, isBackground }) {
  const built = buildFrontInProcess(root, name, { signal: shutdown.signal, isBackground });
  shutdown.add(() => built.catch(() => undefined));
  return built;
}

async function startDatabase({ database, progress, signal, print, giveUp }) {
  return progress.step('database ready', async () => {
    await database.prepare();
    return database.start({ signal, print, giveUp });
  });
}

// A slot holds one process, which is replaced when it exits.
function openProcesses(settings, names, { log, shutdown }) {
  const groups = settings.hasProcessPerService ? names.map((name) => [name]) : [names];
  const slots = groups.map((names) => ({ names, process: new ServicesProcess(names, log.file) }));
  const gatewayFirst = [...slots].sort((one) => (one.names.includes('gateway') ? 1 : -1));
  for (const slot of gatewayFirst)
    shutdown.add(
      () => slot.process.stop(),
      () => slot.process.kill(),
    );
  return slots;
}

async function startServices(slots, environments, names, log) {
  const wanted = slots.flatMap((slot) =>
    slot.names.filter((name) => names.includes(name)).map((name) => ({ slot, name })),
  );
  await Promise.all(wanted.map(({ slot, name }) => slot.process.start(name, environments[name]))).catch((error) => {
    throw new UserError(`A service could not start: ${error.message}\n${log.tail()}\nThe full log is in ${log.path}.`);
  });
}

function superviseSlot({ slot, environments, log, shutdown, print, giveUp }) {
  const launch = async () => {
    slot.process = new ServicesProcess(slot.names, log.file);
    const started = slot.process;
    await Promise.all(slot.names.map((name) => started.start(name, environments[name]))).catch((error) => {
      started.kill();
      throw error;
    });
    return started;
  };
  const name = slot.names.length > 1 ? 'The services' : slot.names[0];
  supervise({ name, running: slot.process, launch, signal: shutdown.signal, print, giveUp });
}

async function choosePorts(names) {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
}
