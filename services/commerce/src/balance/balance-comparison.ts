import { Injectable } from '@nestjs/common';
import { SqlPool } from '@porchlight/service-kit';
import { BalanceProvider, type Movement, type MovementKind } from './balance-provider.ts';

/** A movement that is only on one side, or of another amount there. */
export interface BalanceDifference {
  readonly kind: MovementKind;
  readonly sourceId: string;
  /** Cents at the provider; undefined where it has no such movement. */
  readonly providerCents: number | undefined;
}
/** Result of a day. */
export interface ComparedDay {
  readonly movementCount: number;
  readonly differences: readonly BalanceDifference[];
}

const daySeconds = 86_400;

const booksSql = `
  select 'charge' as kind, provider_id as source_id, amount_cents as cents, payment_attempt.currency, paid_at as at
  from payment_attempt join purchase_order on purchase_order.id = order_id where payment_attempt.state = 'succeeded'
  union all
  select 'refund', refund.provider_id, -refund.amount_cents, currency, started_at
  from refund join purchase_order on purchase_order.id = order_id where refund.provider_id is not null
  union all
  select 'refund_failure', refund.provider_id, refund.amount_cents, currency, changed_at
  from refund join purchase_order on purchase_order.id = order_id
  where refund.provider_id is not null and refund.state = 'failed'
  union all
  select 'dispute', dispute.provider_id, -dispute.amount_cents, currency, dispute.created_at
  from dispute join purchase_order on purchase_order.id = order_id
  union all
  select 'dispute_reversal', dispute.provider_id, dispute.amount_cents, currency, changed_at
  from dispute join purchase_order on purchase_order.id = order_id where dispute.state = 'won'`;
const unknownSql = `
  with books as (select * from (${booksSql}) booked where source_id = any($2))
  select kind, source_id as "sourceId", cents as "providerCents"
  from unnest($1::text[], $2::text[], $3::int[], $4::text[]) as movement (kind, source_id, cents, currency)
  where (kind, source_id, cents, currency) not in (select kind, source_id, cents, currency from books)`;
const bookedSql = `
  select kind, source_id as "sourceId" from (${booksSql}) booked
  where at >= to_timestamp($1::bigint) and at < to_timestamp($2::bigint)`;

/** Compares the movements of the balance at the provider with payments, refunds and disputes. */
@Injectable()
export class BalanceComparison {
  constructor(
    private readonly pool: SqlPool,
    private readonly provider: BalanceProvider,
  ) {}

  /**
   * Compares a UTC day. What is booked is looked for from 12 hours before to 12 hours after, because a result can reach
   * the books late; so the movements of the day before are read too.
   * @param from begin of the day, in Unix seconds
   */
  async compare(from: number): Promise<ComparedDay> {
    const end = from + daySeconds;
    const differences: BalanceDifference[] = [];
    const seen = new Set<string>();
    let movementCount = 0;
    for await (const page of this.provider.pages(from - daySeconds, end)) {
      const ofDay = page.filter(({ at }) => at >= from);
      movementCount += ofDay.length;
      differences.push(...(await this.#unknown(ofDay)));
      for (const movement of page) seen.add(keyOf(movement));
    }
    const half = daySeconds / 2;
    const booked = await this.pool.rows<Pick<Movement, 'kind' | 'sourceId'>>('booked_movements', bookedSql, [
      from - half,
      end - half,
    ]);
    const missing = booked.filter((movement) => !seen.has(keyOf(movement)));
    return {
      movementCount,
      differences: [...differences, ...missing.map((movement) => ({ ...movement, providerCents: undefined }))],
    };
  }

  #unknown(movements: readonly Movement[]): Promise<BalanceDifference[]> {
    return this.pool.rows<BalanceDifference>('unknown_movements', unknownSql, [
      movements.map(({ kind }) => kind),
      movements.map(({ sourceId }) => sourceId),
      movements.map(({ cents }) => cents),
      movements.map(({ currency }) => currency),
    ]);
  }
}

const keyOf = ({ kind, sourceId }: Pick<Movement, 'kind' | 'sourceId'>): string => `${kind} ${sourceId}`;
