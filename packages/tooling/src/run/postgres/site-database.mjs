import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { supervise } from '../supervisor/supervise.mjs';
import { prepareCluster, startPostgres } from './start-postgres.mjs';
import { UserError } from '../terminal/user-error.mjs';

/** Settings of a site's database server; docker-compose.yml has the same. */
export const serverSettings = {
  // The pools of all services together stay below 70 % of it.
  max_connections: '150',
  // Details, contexts, statements and parameters of an error contain what people typed.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** Database of a site: the embedded server in the data folder, or the one that DATABASE_URL names. */
export class SiteDatabase {
  #settings;
  #options;
  #starting;
  #server;

  constructor({ settings, secrets, print }) {
    this.#settings = settings;
    this.#options = {
      dataDir: join(settings.dataDir, 'postgres'),
      auth: { password: secrets.postgres },
      settings: serverSettings,
      print,
    };
  }

  /** Creates the cluster if it is missing; does nothing for an external server. */
  async prepare() {
    if (!this.#settings.databaseUrl) await prepareCluster(this.#options);
  }

  /** Starts the server, restarts it whenever it exits, and returns the administrator's URL. */
  async start({ signal, print, giveUp }) {
    if (this.#settings.databaseUrl) return this.#settings.databaseUrl;
    this.#starting = startPostgres(this.#options);
    const { port, url } = await this.#launched();
    const launch = () => {
      this.#starting = startPostgres({ ...this.#options, port });
      return this.#launched();
    };
    supervise({ name: 'PostgreSQL', running: this.#server, launch, signal, print, giveUp });
    return url.replace(/postgres$/, 'porchlight'); // created by provisioning if it is missing
  }

  /** Stops the server, even while it is starting. */
  async stop() {
    await this.#starting?.catch(() => undefined);
    await this.#server?.stop();
  }

  /** Kills the server immediately; it recovers on the next start. */
  kill() {
    this.#server?.stopNow();
  }

  async #launched() {
    this.#server = await this.#starting;
    return this.#server;
  }
}

/** Creates the roles of these passwords and their schemas, with the same code as a deployment. */
export async function provisionDatabase(root, adminUrl, passwords) {
  const { provision } = await import(pathToFileURL(join(root, 'packages/service-kit/dist/database/provision.js')));
  try {
    await provision(
      adminUrl,
      Object.entries(passwords).map(([service, password]) => ({ service, password })),
    );
  } catch (error) {
    if (error.code !== 'ECONNREFUSED' && error.code !== 'ENOTFOUND') throw error;
    throw new UserError(
      `The database at ${new URL(adminUrl).host} does not respond. Check DATABASE_URL, or unset it to use the embedded database.`,
    );
  }
}
