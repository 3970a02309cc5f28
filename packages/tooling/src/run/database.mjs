import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { allServices } from './environments.mjs';
import { isAlive } from './is-alive.mjs';
import { keepRunning } from './keep-running.mjs';
import { prepareCluster, startPostgres } from './postgres/start-postgres.mjs';
import { Refusal } from './refusal.mjs';

// the pools of five services together stay below 70 % of it
const serverSettings = { max_connections: '150' };

/** The database of a house: the embedded server in the data folder, or the one that DATABASE_URL names. */
export class HouseDatabase {
  #settings;
  #options;
  #starting;
  #server;

  constructor({ settings, secrets, say }) {
    this.#settings = settings;
    this.#options = {
      dataDir: join(settings.dataDir, 'postgres'),
      auth: { password: secrets.postgres },
      settings: serverSettings,
      say,
    };
  }

  /** Makes the cluster when there is none; nothing to do for a server of somebody's own. */
  async prepare() {
    if (!this.#settings.databaseUrl) await prepareCluster(this.#options);
  }

  /** Starts the server, and keeps it running until the end; gives the administrator's address. */
  async start({ signal, say, giveUp }) {
    if (this.#settings.databaseUrl) return this.#settings.databaseUrl;
    this.#starting = startPostgres(this.#options);
    const { port, url } = await this.#launched();
    const launch = () => {
      this.#starting = startPostgres({ ...this.#options, port });
      return this.#launched();
    };
    keepRunning({ name: 'PostgreSQL', running: this.#server, launch, signal, say, giveUp });
    return url.replace(/postgres$/, 'porchlight'); // made by the provisioning when it is missing
  }

  /** Stops the server, also one that is just starting. */
  async stop() {
    await this.#starting?.catch(() => undefined);
    await this.#server?.stop();
  }

  /** Ends the server at once: it recovers on the next start. */
  kill() {
    if (this.#server && isAlive(this.#server.pid)) process.kill(this.#server.pid, 'SIGQUIT');
  }

  async #launched() {
    this.#server = await this.#starting;
    return this.#server;
  }
}

/** Makes roles and schemas, by the same code that a deployment uses. */
export async function provisionDatabase(root, adminUrl, passwords) {
  const { provision } = await import(pathToFileURL(join(root, 'packages/service-kit/dist/database/provision.js')));
  try {
    await provision(
      adminUrl,
      allServices.map((service) => ({ service, password: passwords[service] })),
    );
  } catch (error) {
    if (error.code !== 'ECONNREFUSED' && error.code !== 'ENOTFOUND') throw error;
    throw new Refusal(
      `The database at ${new URL(adminUrl).host} does not answer. Check DATABASE_URL, or leave it out for the embedded one.`,
    );
  }
}
