import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from './messages.ts';

/** Request of a user with the idempotency key of its body. */
export interface KeyedRequest {
  readonly personId: string;
  /** Method and path with its parameters: a key is valid for one of them. */
  readonly route: string;
  readonly body: { readonly key: string };
}

// A concurrent request with the same key waits here until the first one commits or rolls back.
const beginSql = `
  insert into idempotency_record (person_id, route, key, body_hash) values ($1, $2, $3, $4)
  on conflict do nothing returning key`;
const knownSql = `
  select body_hash as "bodyHash", response from idempotency_record where person_id = $1 and route = $2 and key = $3`;
const finishSql = `
  update idempotency_record set response = $4 where person_id = $1 and route = $2 and key = $3`;

/** Does work once per idempotency key. */
@Injectable()
export class Idempotency {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Does the work in a transaction and stores its response, or returns the response stored for the key. Failed work
   * stores nothing. Throws 422 `key-taken` for a key that was used with another body.
   */
  once<T extends object>(request: KeyedRequest, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { personId, route, body } = request;
    const id = [personId, route, body.key];
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    return this.dataSource.transaction(async (manager) => {
      const begun = await manager.query<unknown[]>(beginSql, [...id, bodyHash]);
      // @mutation idempotency-key
      if (begun.length === 0) return this.#known<T>(manager, id, bodyHash);
      const response = await work(manager);
      await manager.query(finishSql, [...id, JSON.stringify(response)]);
      return response;
    });
  }

  async #known<T>(manager: EntityManager, id: readonly string[], bodyHash: string): Promise<T> {
    const [known] = await manager.query<{ bodyHash: string; response: T }[]>(knownSql, [...id]);
    if (known?.bodyHash !== bodyHash) throw new Problem(422, 'key-taken', messages.keyTaken);
    return known.response;
  }
}
