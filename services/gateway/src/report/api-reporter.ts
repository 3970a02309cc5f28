import { backServices, type ServiceName } from '@porchlight/contracts';
import { reportApi } from '@porchlight/contracts/internal';
import { errorFields, type Log, type ServiceClient } from '@porchlight/service-kit';
import type { ApiCounts } from './api-counts.ts';

const intervalMs = 10_000;
const answerMs = 2_000;

interface ApiReporterOptions {
  readonly counts: ApiCounts;
  readonly client: ServiceClient;
  readonly urls: Readonly<Record<(typeof backServices)[number], string | undefined>>;
  readonly log: Log;
}

/**
 * Tells accounts every 10 seconds what this gateway counted, and which services answer. What it cannot deliver is lost:
 * the counts inform, no decision depends on them.
 */
export class ApiReporter {
  readonly #options: ApiReporterOptions;
  #timer: NodeJS.Timeout | undefined;
  #isDelivered = true;

  constructor(options: ApiReporterOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      void this.report();
    }, intervalMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Sends one report. Never throws. */
  async report(): Promise<void> {
    const { counts, client, log } = this.#options;
    const services = await Promise.all(
      backServices.map(async (service) => ({ service, isReachable: await this.#isReachable(service) })),
    );
    try {
      await client.call(reportApi, { body: { ...counts.take(), services } });
      this.#isDelivered = true;
    } catch (error) {
      // Logged once an outage, not every 10 seconds.
      if (this.#isDelivered) log.warn('API report was not delivered', errorFields(error));
      this.#isDelivered = false;
    }
  }

  async #isReachable(service: ServiceName & keyof ApiReporterOptions['urls']): Promise<boolean> {
    try {
      const { status, body } = await fetch(`${this.#options.urls[service]}/health/ready`, {
        signal: AbortSignal.timeout(answerMs),
      });
      await body?.cancel();
      return status === 200;
    } catch {
      return false;
    }
  }
}
