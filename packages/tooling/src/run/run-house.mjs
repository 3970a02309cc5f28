import { buildFrontApart, staleFronts } from '../build/build-fronts.mjs';
import { buildServices } from '../build/build-services.mjs';
import { firstFronts, laterFronts } from '../build/front-state.mjs';
import { HouseDatabase, provisionDatabase } from './database.mjs';
import { allServices, backServices, environmentsOf } from './environments.mjs';
import { answersSoon } from './first-page.mjs';
import { HouseProcess } from './house-process.mjs';
import { keepRunning } from './keep-running.mjs';
import { openServiceLog } from './logs.mjs';
import { freePort } from './postgres/connection.mjs';
import { Refusal } from './refusal.mjs';
import { keepSecrets } from './secrets.mjs';

/**
 * Brings the house up and keeps it running: builds what changed beside the database, starts the services, waits for the
 * first page. What takes long and hangs on nothing runs side by side; the code of the services loads meanwhile.
 */
export async function runHouse({ settings, progress, shutdown }) {
  const { root, dataDir } = settings;
  const secrets = keepSecrets(dataDir, allServices);
  const say = (words) => progress.say(words);
  const giveUp = (name) => {
    say(
      `${name} ended five times within a minute: giving up. The reasons are in ${log.path} and ${dataDir}/postgres.log.`,
    );
    shutdown.end(1);
  };
  const log = openServiceLog(dataDir);
  const database = new HouseDatabase({ settings, secrets, say });
  shutdown.add(
    () => database.stop(),
    () => database.kill(),
  ); // before the services are added: closed after them
  const houses = building(root, progress).then(() => openHouses(settings, log, shutdown));
  const fronts = houses.then(() => buildFirstFronts(root, progress, shutdown));
  fronts.catch(() => undefined); // awaited below
  const adminUrl = await startDatabase({ database, progress, signal: shutdown.signal, say, giveUp });
  const opened = await houses;
  await provisionDatabase(root, adminUrl, secrets.passwords);
  const environments = environmentsOf({ settings, adminUrl, secrets, ports: await choosePorts() });
  const start = (names) => startServices(opened, environments, names, log);
  await progress.step('services ready', () => start(backServices));
  await fronts;
  await progress.step('first page', async () => {
    await start(['gateway']);
    if (!(await answersSoon(`http://127.0.0.1:${settings.port}/`, shutdown.signal)))
      throw new Refusal(`The first page does not answer. The reasons are in ${log.path}.`);
  });
  for (const slot of opened) keepHouse({ slot, environments, log, shutdown, say, giveUp });
}

/** Builds the areas that the first page did not wait for; they appear in the running house one by one. */
export async function buildLaterFronts({ root, progress, shutdown }) {
  for (const name of staleFronts(root, laterFronts)) {
    if (shutdown.signal.aborted) return;
    const work = () => buildUntilEnd(root, name, { shutdown, isBackground: true });
    await progress.step(`${name} built`, work).catch((error) => {
      if (!shutdown.signal.aborted) progress.say(`${error.message}\nThe rest of the house runs without it.`);
    });
  }
}

async function building(root, progress) {
  await progress.step('services built', () => buildServices(root));
}

async function buildFirstFronts(root, progress, shutdown) {
  const stale = staleFronts(root, firstFronts);
  await Promise.all(stale.map((name) => progress.step(`${name} built`, () => buildUntilEnd(root, name, { shutdown }))));
}

// an end waits until the build is gone: it writes files
function buildUntilEnd(root, name, { shutdown, isBackground }) {
  const built = buildFrontApart(root, name, { signal: shutdown.signal, isBackground });
  shutdown.add(() => built.catch(() => undefined));
  return built;
}

async function startDatabase({ database, progress, signal, say, giveUp }) {
  return progress.step('database up', async () => {
    await database.prepare();
    return database.start({ signal, say, giveUp });
  });
}

// a slot is a place for one process: the process in it is replaced when it exits
function openHouses(settings, log, shutdown) {
  const groups = settings.isApart ? allServices.map((name) => [name]) : [allServices];
  const slots = groups.map((names) => ({ names, house: new HouseProcess(names, log.file) }));
  const gatewayFirst = [...slots].sort((one) => (one.names.includes('gateway') ? 1 : -1));
  for (const slot of gatewayFirst)
    shutdown.add(
      () => slot.house.stop(),
      () => slot.house.kill(),
    );
  return slots;
}

async function startServices(slots, environments, names, log) {
  const wanted = slots.flatMap((slot) =>
    slot.names.filter((name) => names.includes(name)).map((name) => ({ slot, name })),
  );
  await Promise.all(wanted.map(({ slot, name }) => slot.house.start(name, environments[name]))).catch((error) => {
    throw new Refusal(`A service could not start: ${error.message}\n${log.tail()}\nThe whole log is in ${log.path}.`);
  });
}

function keepHouse({ slot, environments, log, shutdown, say, giveUp }) {
  const launch = async () => {
    slot.house = new HouseProcess(slot.names, log.file);
    const { house } = slot;
    await Promise.all(slot.names.map((name) => house.start(name, environments[name]))).catch((error) => {
      house.kill();
      throw error;
    });
    return house;
  };
  const name = slot.names.length > 1 ? 'The house' : slot.names[0];
  keepRunning({ name, running: slot.house, launch, signal: shutdown.signal, say, giveUp });
}

async function choosePorts() {
  return Object.fromEntries(await Promise.all(allServices.map(async (name) => [name, await freePort()])));
}
