import pg from 'pg';
import { factsOf, type Log, type SqlPool } from '@porchlight/service-kit';

/** Longer than any session is kept. */
const memory = '70 seconds';
const againMs = 1_000;

/** Tells all gateways, this one too, to forget the sessions of a person; one that was deaf for a while reads what it missed. */
export class SessionDrops {
  readonly #sql: SqlPool;
  readonly #url: string;
  readonly #log: Log;
  readonly #drop: (key: string) => void;
  #client: pg.Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: { sql: SqlPool; url: string; log: Log; drop: (key: string) => void }) {
    this.#sql = parts.sql;
    this.#url = parts.url;
    this.#log = parts.log;
    this.#drop = parts.drop;
  }

  /** Never throws: what cannot be told elsewhere is forgotten there within 10 s by itself. */
  async tell(userId: string): Promise<void> {
    this.#drop(userId);
    try {
      await this.#sql.rows(
        'session_drop',
        `with told as (insert into session_cache_drop (session_key) values ($1)),
        old as (delete from session_cache_drop where dropped_at < now() - $2::interval) select pg_notify('session_cache_drop', $1)`,
        [userId, memory],
      );
    } catch (error) {
      this.#log.caution('sessions could not be dropped elsewhere', factsOf(error));
    }
  }

  /** Listens until `stop`; a lost connection is made again. */
  async listen(): Promise<void> {
    if (this.#isStopped) return;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'gateway',
      keepAlive: true,
      options: '-c search_path=gateway',
    });
    this.#client = client;
    client.on('notification', ({ payload }) => {
      if (payload) this.#drop(payload);
    });
    client.on('error', () => {
      this.#listenAgain(client);
    });
    client.on('end', () => {
      this.#listenAgain(client);
    });
    try {
      await client.connect();
      await client.query('listen session_cache_drop');
      const { rows } = await client.query<{ key: string }>(
        'select session_key as key from session_cache_drop where dropped_at > now() - $1::interval',
        [memory],
      );
      for (const { key } of rows) this.#drop(key);
    } catch (error) {
      this.#log.caution('session drops cannot be heard', factsOf(error));
      this.#listenAgain(client);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }

  #listenAgain(client: pg.Client): void {
    if (this.#isStopped || this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#again = setTimeout(() => {
      void this.listen();
    }, againMs);
  }
}
