import { createHash, createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { unavailable } from '@porchlight/service-kit';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { AccountsConfig } from '../config.ts';

// argon2id (the library's default) with 19 MiB, 2 passes and 1 lane: 17 to 20 ms for a hash.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const costText = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/**
 * Maximum number of concurrent hashes. More would not raise throughput and would starve DNS and file access, which
 * share the thread pool.
 */
const maxConcurrent = 2;
const maxQueued = 50;

/**
 * Creates and verifies password hashes with limited concurrency; rejects with 503 when the queue is full. The stored
 * value is `<pepper ID>:<argon2id>`: a leaked table is useless without the pepper.
 */
@Injectable()
export class PasswordHasher {
  readonly #slots = bulkhead(maxConcurrent, maxQueued);
  /** Peppers by ID; the first one is used for new hashes. */
  readonly #peppers: ReadonlyMap<string, string>;
  #dummy: Promise<string> | undefined;

  constructor({ passwordPepper }: AccountsConfig) {
    this.#peppers = new Map(
      passwordPepper
        .split(',')
        .map((pepper) => [createHash('sha256').update(pepper).digest('base64url').slice(0, 8), pepper]),
    );
  }

  async hash(password: string): Promise<string> {
    const [[id, pepper] = ['', '']] = this.#peppers;
    return `${id}:${await this.#withSlot(() => hash(peppered(password, pepper), cost))}`;
  }

  /** Returns whether the password matches the hash. Without a hash it takes the same time and returns false. */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const expected = stored ?? (await (this.#dummy ??= this.hash('nobody has this password')));
    const [id = '', argonHash] = expected.split(':');
    // Legacy hashes have no pepper and no ID.
    const isRight = await this.#withSlot(() =>
      argonHash === undefined
        ? verify(expected, password)
        : verify(argonHash, peppered(password, this.#peppers.get(id) ?? '')),
    );
    return isRight && stored !== undefined;
  }

  /** Returns whether the hash uses an older pepper or cost, so that it is replaced at the next login. */
  isOutdated(stored: string): boolean {
    const [newest] = this.#peppers.keys();
    return !stored.startsWith(`${newest}:$argon2id$`) || !stored.includes(costText);
  }

  async #withSlot<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#slots.execute(work);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? unavailable(5) : error;
    }
  }
}

const peppered = (password: string, pepper: string): string =>
  createHmac('sha256', pepper).update(password).digest('base64');
