import { createHash, createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { unavailable } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';

// argon2id (the library's default) with 19 MiB, two passes, one lane: 17 to 20 ms (reliability 6.4).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const costText = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Hashes that run at once and that may wait. More at once give no more hashes a second, and DNS and files share their threads. */
const mostRunning = 2;
const mostWaiting = 50;

/**
 * Makes and checks password hashes, a few at a time; when too many wait it refuses with 503 rather than queue without end.
 * What is stored is `<pepper's id>:<argon2id>`: a stolen table is worth nothing without the pepper.
 */
@Injectable()
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** The first makes new hashes. */
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
    return `${id}:${await this.#inTurn(() => hash(seasoned(password, pepper), cost))}`;
  }

  /** Whether a password is the one behind a hash. Without a hash it takes the same time and says no. */
  async holds(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? (await (this.#dummy ??= this.hash('nobody has this password')));
    const [id = '', made] = against.split(':');
    // The first houses hashed without a pepper.
    const isRight = await this.#inTurn(() =>
      made === undefined ? verify(against, password) : verify(made, seasoned(password, this.#peppers.get(id) ?? '')),
    );
    return isRight && stored !== undefined;
  }

  /** Whether a hash was made with an older pepper or another cost: it is made anew when its password is known. */
  isOutdated(stored: string): boolean {
    const [newest] = this.#peppers.keys();
    return !stored.startsWith(`${newest}:$argon2id$`) || !stored.includes(costText);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= mostRunning) {
      if (this.#waiting.length >= mostWaiting) throw unavailable(5);
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, not given back: nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

const seasoned = (password: string, pepper: string): string =>
  createHmac('sha256', pepper).update(password).digest('base64');
