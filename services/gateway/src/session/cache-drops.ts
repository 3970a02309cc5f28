import pg from 'pg';
import { errorFields, type Log, type SqlPool } from '@porchlight/service-kit';

/** Key under which cached content is dropped. */
export const contentKey = 'content';
/** Key under which the sessions of all users are dropped; all other keys are ids of users. */
export const everyoneKey = 'everyone';
/** Retention of invalidations; longer than any session or page is cached. */
const retention = '70 seconds';
const reconnectDelayMs = 1_000;

/**
 * Invalidates the cached sessions of a user or of all, or cached content, on all gateways; a gateway that was disconnected reads
 * the invalidations that it missed.
 */
export class CacheDrops {
  readonly #sql: SqlPool;
  readonly #url: string;
  readonly #log: Log;
  readonly #drop: (key: string) => void;
  #client: pg.Client | undefined;
  #reconnectTimer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: { sql: SqlPool; url: string; log: Log; drop: (key: string) => void }) {
    this.#sql = parts.sql;
    this.#url = parts.url;
    this.#log = parts.log;
    this.#drop = parts.drop;
  }

  /**
   * Never throws: if the notification fails, the cache entries of other gateways expire: sessions within 10 s, content
   * within a minute.
   */
  async broadcast(key: string): Promise<void> {
    this.#drop(key);
    try {
      await this.#sql.rows(
        'session_drop',
        `with told as (insert into session_cache_drop (session_key) values ($1)),
        old as (delete from session_cache_drop where dropped_at < now() - $2::interval)
        select pg_notify('session_cache_drop', $1)`,
        [key, retention],
      );
    } catch (error) {
      this.#log.warn('invalidation broadcast failed', errorFields(error));
    }
  }

  /** Listens until `stop` is called; reconnects after a lost connection. */
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
      this.#reconnect(client);
    });
    client.on('end', () => {
      this.#reconnect(client);
    });
    try {
      await client.connect();
      await client.query('listen session_cache_drop');
      const { rows } = await client.query<{ key: string }>(
        'select session_key as key from session_cache_drop where dropped_at > now() - $1::interval',
        [retention],
      );
      for (const { key } of rows) this.#drop(key);
    } catch (error) {
      this.#log.warn('invalidation listener failed', errorFields(error));
      this.#reconnect(client);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#reconnectTimer);
    await this.#client?.end().catch(() => undefined);
  }

  #reconnect(client: pg.Client): void {
    if (this.#isStopped || this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    this.#reconnectTimer = setTimeout(() => {
      void this.listen();
    }, reconnectDelayMs);
  }
}
