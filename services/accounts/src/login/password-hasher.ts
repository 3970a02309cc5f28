import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { unavailable } from '@porchlight/service-kit';

// argon2id (the library's default) with 19 MiB, two passes, one lane: 17 to 20 ms (reliability 6.4).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes that run at once and that may wait. More at once give no more hashes a second, and DNS and files share their threads. */
const mostRunning = 2;
const mostWaiting = 50;

/** Makes and checks password hashes, a few at a time; when too many wait it refuses with 503 rather than queue without end. */
@Injectable()
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #dummy: Promise<string> | undefined;

  hash(password: string): Promise<string> { return this.#inTurn(() => hash(password, cost)); }

  /** Whether a password is the one behind a hash. Without a hash it takes the same time and says no. */
  async holds(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? await (this.#dummy ??= hash('nobody has this password', cost));
    const isRight = await this.#inTurn(() => verify(against, password));
    return isRight && stored !== undefined;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= mostRunning) {
      if (this.#waiting.length >= mostWaiting) throw unavailable(5);
      await new Promise<void>((resolve) => { this.#waiting.push(resolve); });
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, not given back: nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next(); else this.#running -= 1;
    }
  }
}
