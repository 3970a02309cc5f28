import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { changedRow, errorFields, Log, Outbox, SqlPool } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import { formatDay } from '../memberships/format-day.ts';
import { graceDays } from '../memberships/membership-cover.ts';
import { RepeatedWork } from '../repeated-work.ts';
import { RenewalCharges, type ChargeOutcome, type DueRenewal } from './renewal-charges.ts';
import { automaticHolder, releaseClaim, takeClaim } from './renewal-claims.ts';
import { isLastPeriodSql, RenewalPlans } from './renewal-plans.ts';

const runMs = 15 * 60_000;
/** Renewals that one run charges; the next run continues. */
const perRun = 50;
/** Days from each failed charge to the next one: 1, 3, 5 and 7 days after the first. */
const retryDays = [1, 2, 2, 2];

const todaySql = `select ${businessDateSql}::text as today`;
const dueSql = `
  select period_id as "periodId", tries, company_id as "companyId", person_id as "personId", language,
    plan_id as "planId", upper(valid)::text || ':' || tries as subject, (upper(valid) - 1)::text as "endsOn",
    (upper(valid) - 1 + ${graceDays})::text as "graceEndsOn", price_cents as "priceCents", currency
  from membership_renewal join membership_period on membership_period.id = period_id
  join membership_auto_renewal using (company_id) join landlord using (company_id, person_id)
  where next_charge_on <= $1::date and upper(valid) + ${graceDays} > $1::date and is_verified and ${isLastPeriodSql}
  order by next_charge_on, period_id limit ${perRun}`;
const paidSql = 'update membership_renewal set next_charge_on = null where period_id = $1';
// Of two runs at once one records the failure.
const failedSql = `
  update membership_renewal set tries = tries + 1, next_charge_on = $3::date + $4::int
  where period_id = $1 and tries = $2 returning next_charge_on::text as "nextChargeOn"`;

interface Renewal extends DueRenewal {
  readonly periodId: string;
  /** Charges that failed. */
  readonly tries: number;
  readonly language: Language;
  readonly endsOn: string;
  readonly graceEndsOn: string;
}

/**
 * Renews memberships whose companies chose it, with their saved cards. Not a job of the outbox, whose transaction would
 * stay open while the provider is called.
 */
@Injectable()
export class MembershipRenewals implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #runs = new RepeatedWork(() => this.#runToday(), runMs);

  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: SqlPool,
    private readonly plans: RenewalPlans,
    private readonly charges: RenewalCharges,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.#runs.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#runs.stop();
  }

  async #runToday(): Promise<void> {
    try {
      const clock = await this.pool.row<{ today: string }>('renewals_today', todaySql, []);
      if (clock) await this.run(clock.today);
    } catch (error) {
      this.log.warn('memberships not renewed', errorFields(error));
    }
  }

  /** Announces and charges what is due on a business day. A renewal that fails holds up no other. */
  async run(today: string): Promise<void> {
    await this.plans.announce(today);
    for (const renewal of await this.pool.rows<Renewal>('due_renewals', dueSql, [today]))
      try {
        await this.#renew(renewal, today);
      } catch (error) {
        this.log.warn('membership not renewed', { periodId: renewal.periodId, ...errorFields(error) });
      }
  }

  /** Leaves a membership that support is renewing to support. */
  async #renew(renewal: Renewal, today: string): Promise<void> {
    const claim = { companyId: renewal.companyId, oldExpiry: renewal.endsOn, holder: automaticHolder };
    const taken = await this.dataSource.transaction((manager) => takeClaim(manager, claim));
    if (taken !== 'taken') return;
    const outcome = await this.charges.charge(renewal);
    await this.#record(renewal, outcome, today);
    if (outcome.state !== 'open') await releaseClaim(this.dataSource.manager, claim);
  }

  async #record(renewal: Renewal, outcome: ChargeOutcome, today: string): Promise<void> {
    const { periodId, tries } = renewal;
    if (outcome.state === 'paid') return void (await this.pool.execute('renewal_paid', paidSql, [periodId]));
    // A changed price is announced first.
    if (outcome.state === 'open' || outcome.reason === 'price-changed') return;
    const days = outcome.reason === 'confirmation-needed' ? null : (retryDays[tries] ?? null);
    await this.dataSource.transaction(async (manager) => {
      const failed = await changedRow<{ nextChargeOn: string | null }>(manager, failedSql, [
        periodId,
        tries,
        today,
        days,
      ]);
      if (failed) await this.outbox.emit(manager, 'mail.requested', mailOf(renewal, failed.nextChargeOn));
    });
  }
}

function mailOf({ periodId, tries, personId, language, endsOn, graceEndsOn }: Renewal, retryOn: string | null) {
  return {
    template: 'membership-renewal-failed' as const,
    key: `membership-renewal-failed:${periodId}:${tries}`,
    personId,
    language,
    words: {
      endDay: formatDay(endsOn, language),
      graceDay: formatDay(graceEndsOn, language),
      ...(retryOn === null ? {} : { retryDay: formatDay(retryOn, language) }),
      path: '/portal/billing/checkout?membership=12',
    },
  };
}
