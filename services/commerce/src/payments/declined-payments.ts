import { Injectable } from '@nestjs/common';
import { HourlyLimit, Problem, SqlPool } from '@porchlight/service-kit';
import { messages } from './messages.ts';

/** Payments of a company that the bank may decline in an hour: more are a test of stolen cards. */
const declinedPerHour = 5;

/** Counts declined payments. */
@Injectable()
export class DeclinedPayments {
  readonly #limit: HourlyLimit;
  constructor(pool: SqlPool) {
    this.#limit = new HourlyLimit(pool, 'failed_attempt');
  }

  /** Throws 429 after too many declined payments. */
  async requireFew(companyId: string): Promise<void> {
    if (await this.#limit.isExhausted(keyOf(companyId), declinedPerHour))
      throw new Problem(429, 'too-many', messages.tooManyDeclined, { retryAfter: 3_600 });
  }

  /** Counts one. Returns whether it was the last that is allowed. */
  async count(companyId: string): Promise<boolean> {
    await this.#limit.consume(keyOf(companyId), declinedPerHour);
    return this.#limit.isExhausted(keyOf(companyId), declinedPerHour);
  }
}

const keyOf = (companyId: string) => `payment:${companyId}`;
