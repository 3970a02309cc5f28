import { Injectable } from '@nestjs/common';
import { clientKey, HourlyLimit, Problem, SqlPool } from '@porchlight/service-kit';
import { messages } from './messages.ts';

/** Cards of a company that the bank may decline in an hour: more are a test of stolen cards. */
const declinedPerCompany = 5;
/** The same for the address of a client, over all companies. */
const declinedPerAddress = 20;

const rememberSql = `
  insert into payment_client (provider_id, address) values ($1, $2)
  on conflict (provider_id) do update set address = excluded.address, since = now()`;
const addressSql = 'select address from payment_client where provider_id = $1';

interface Limit {
  readonly key: string;
  readonly max: number;
}

/** Counts declined cards, of payments and of cards to save. */
@Injectable()
export class DeclinedPayments {
  readonly #limit: HourlyLimit;
  constructor(private readonly pool: SqlPool) {
    this.#limit = new HourlyLimit(pool, 'failed_attempt');
  }

  /** Throws 429 after too many declined cards of the company, or from the address of the client. */
  async requireFew(companyId: string, ip: string): Promise<void> {
    if (await this.#isAnyExhausted(limitsOf(companyId, ip ? clientKey(ip) : undefined)))
      throw new Problem(429, 'too-many', messages.tooManyDeclined, { retryAfter: 3_600 });
  }

  /** Stores the address of the client that continues a payment or a card setup: declines are reported without it. */
  async remember(providerId: string, ip: string): Promise<void> {
    if (ip) await this.pool.execute('remember_payment_client', rememberSql, [providerId, clientKey(ip)]);
  }

  /** Counts one decline. Returns whether it was the last that is allowed. */
  async count(companyId: string, providerId: string): Promise<boolean> {
    const client = await this.pool.row<{ address: string }>('payment_client', addressSql, [providerId]);
    const limits = limitsOf(companyId, client?.address);
    for (const { key, max } of limits) await this.#limit.consume(key, max);
    return this.#isAnyExhausted(limits);
  }

  async #isAnyExhausted(limits: readonly Limit[]): Promise<boolean> {
    for (const { key, max } of limits) if (await this.#limit.isExhausted(key, max)) return true;
    return false;
  }
}

const limitsOf = (companyId: string, address: string | undefined): Limit[] => [
  { key: `payment:${companyId}`, max: declinedPerCompany },
  // @mutation declined-per-address
  ...(address === undefined ? [] : [{ key: `payment-address:${address}`, max: declinedPerAddress }]),
];
