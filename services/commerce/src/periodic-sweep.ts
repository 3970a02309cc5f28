import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { errorFields, type Log } from '@porchlight/service-kit';
import { RepeatedWork } from './repeated-work.ts';

const sweepMs = 5 * 60_000;
/** Subjects of one sweep; the next sweep takes more. */
const subjectsPerSweep = 200;

/**
 * Resolves what the payment provider left open, every 5 minutes. Not a job of the outbox, whose transaction would stay
 * open while the provider is called; sweeps of two instances at once do no harm.
 */
export abstract class PeriodicSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #sweeps = new RepeatedWork(() => this.sweep(), sweepMs);

  /** @param subject name in the log: `order` */
  constructor(
    private readonly subject: string,
    protected readonly log: Log,
  ) {}

  /** Returns the ids of at most `limit` subjects to resolve. */
  protected abstract listOpen(limit: number): Promise<readonly string[]>;
  protected abstract resolve(id: string): Promise<void>;

  onApplicationBootstrap(): void {
    this.#sweeps.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#sweeps.stop();
  }

  /** A subject that cannot be resolved is left for the next sweep, and holds up no other. */
  async sweep(): Promise<void> {
    try {
      for (const id of await this.listOpen(subjectsPerSweep)) await this.tryToResolve(id);
    } catch (error) {
      this.log.warn(`${this.subject}s not swept`, errorFields(error));
    }
  }

  protected async tryToResolve(id: string): Promise<void> {
    try {
      await this.resolve(id);
    } catch (error) {
      this.log.warn(`${this.subject} not resolved`, { id, ...errorFields(error) });
    }
  }
}
