import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { factsOf, Log } from '@porchlight/service-kit';
import { MailQueue, mostMailTries, type DueMail } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';

const atOnce = 4;
const lookEveryMs = 1_000;

/**
 * Sends what is due. Not a job of the kit: those hold a transaction while they work, and a slow mail server would hold the service's
 * connections with it. The queue's own states do what the job's row does there.
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
    this.#running = this.#work();
  }

  /** Takes nothing new and waits for what is under way. */
  async onModuleDestroy(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const taken = await this.queue.claim(atOnce).catch((error: unknown) => {
        this.log.caution('mails cannot be taken up', factsOf(error));
        return [];
      });
      await Promise.all(taken.map((mail) => this.#one(mail)));
      if (taken.length === 0) await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #one(mail: DueMail): Promise<void> {
    try {
      await this.sender.send(mail);
    } catch (error) {
      this.log.caution('mail could not be sent', {
        mail: mail.id,
        template: mail.template,
        attempts: mail.attempts,
        ...factsOf(error),
      });
      // Nothing has left the house: who the site is was not known, or the database was away.
      const reason = error instanceof Error ? error.message : 'unknown';
      const done =
        mail.attempts < mostMailTries
          ? this.queue.postpone(mail, reason)
          : this.queue.settle(mail, 'failed', { answer: reason });
      await done.catch(() => undefined);
    }
  }
}
