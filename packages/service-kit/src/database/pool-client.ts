import pg from 'pg';

/**
 * Client of a connection pool whose loss never ends the process
 * (docs/rules/reliability.md#rel-12-a-lost-database-connection-never-ends-the-process). A pool listens for errors only
 * while a client is idle, and TypeORM only some time after it leased one. The pending and later queries of a lost
 * client reject, and its pool replaces it on release.
 */
export class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
