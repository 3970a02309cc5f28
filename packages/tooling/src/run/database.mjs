import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { allServices } from './environments.mjs';
import { keepRunning } from './keep-running.mjs';
import { prepareCluster, startPostgres } from './postgres/start-postgres.mjs';
import { Refusal } from './refusal.mjs';

// the pools of five services together stay below 70 % of it
const serverSettings = { max_connections: '150' };

/** The database of a house: the embedded server in the data folder, or the one that DATABASE_URL names. */
export class HouseDatabase {
  #settings;
  #options;
  #server;

  constructor({ settings, secrets, say }) {
    this.#settings = settings;
    this.#options = { dataDir: join(settings.dataDir, 'postgres'), auth: { password: secrets.postgres }, settings: serverSettings, say };
  }

  /** Makes the cluster when there is none; nothing to do for a server of somebody's own. */
  async prepare() {
    if (!this.#settings.databaseUrl) await prepareCluster(this.#options);
  }

  /** Starts the server, and keeps it running until the end; gives the administrator's address. */
  async start({ shutdown, say, giveUp }) {
    if (this.#settings.databaseUrl) return this.#settings.databaseUrl;
    this.#server = await startPostgres(this.#options);
    const { port, url } = this.#server;
    shutdown.add(() => this.#server.stop(), () => signalTo(this.#server.pid, 'SIGQUIT'));
    const launch = async () => (this.#server = await startPostgres({ ...this.#options, port }));
    keepRunning({ name: 'PostgreSQL', running: this.#server, launch, signal: shutdown.signal, say, giveUp });
    return url.replace(/postgres$/, 'porchlight'); // made by the provisioning when it is missing
  }
}

/** Makes roles and schemas, by the same code that a deployment uses. */
export async function provisionDatabase(root, adminUrl, passwords) {
  const { provision } = await import(pathToFileURL(join(root, 'packages/service-kit/dist/database/provision.js')));
  try {
    await provision(adminUrl, allServices.map((service) => ({ service, password: passwords[service] })));
  } catch (error) {
    if (error.code !== 'ECONNREFUSED' && error.code !== 'ENOTFOUND') throw error;
    throw new Refusal(`The database at ${new URL(adminUrl).host} does not answer. Check DATABASE_URL, or leave it out for the embedded one.`);
  }
}

function signalTo(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // it ended by itself
  }
}
