import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { errorFields, Log } from '@porchlight/service-kit';
import { MailQueue, maxMailAttempts, type DueMail } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';

const concurrency = 4;
const pollIntervalMs = 1_000;

/**
 * Sends due mail. Not a job of the service kit: jobs hold a transaction while they run, and a slow mail server would
 * hold the service's connections. The states of the queue replace the job's row lock.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  constructor(
    private readonly queue: MailQueue,
    private readonly sender: MailSender,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  /** Stops claiming and waits for running attempts. */
  async onModuleDestroy(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const claimed = await this.queue.claim(concurrency).catch((error: unknown) => {
        this.log.warn('mail queue unavailable', errorFields(error));
        return [];
      });
      await Promise.all(claimed.map((mail) => this.#deliver(mail)));
      if (claimed.length === 0) await pause(pollIntervalMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #deliver(mail: DueMail): Promise<void> {
    try {
      await this.sender.send(mail);
    } catch (error) {
      this.log.warn('mail attempt failed', {
        mail: mail.id,
        template: mail.template,
        attempts: mail.attempts,
        ...errorFields(error),
      });
      // The attempt failed before anything was sent: the site facts were unknown, or the database was unavailable.
      const reason = error instanceof Error ? error.message : 'unknown';
      const done =
        mail.attempts < maxMailAttempts
          ? this.queue.postpone(mail, reason)
          : this.queue.settle(mail, 'failed', { reply: reason });
      await done.catch(() => undefined);
    }
  }
}
