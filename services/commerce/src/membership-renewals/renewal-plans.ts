import { Injectable } from '@nestjs/common';
import type { Currency, Language } from '@porchlight/contracts';
import { Outbox } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { formatDay } from '../memberships/format-day.ts';
import { graceDays } from '../memberships/membership-cover.ts';

/** Days before the last day of a period on which its renewal is announced, and on which it is charged. */
const [announcedBefore, chargedBefore] = [14, 3];
/** Days between the charge and a late announcement, or one of a changed price. */
const noticeDays = 3;
/** Renewals that one run announces; the next run continues. */
const perRun = 500;

/** Condition: no other period of the company follows. */
export const isLastPeriodSql = `not exists (
  select from membership_period later
  where later.company_id = membership_period.company_id and later.valid > membership_period.valid)`;
const announceSql = `
  with due as (
    select membership_period.id, person_id, language, upper(valid) - 1 as ends_on, price.price_cents, price.currency,
      greatest(coalesce(next_charge_on, upper(valid) - 1 - ${chargedBefore}), $1::date + ${noticeDays}) as charge_on
    from membership_auto_renewal join membership_period using (company_id) join landlord using (company_id, person_id)
    left join membership_renewal known on period_id = membership_period.id
    left join membership_plan_price price on price.plan_id = membership_period.plan_id
      and price.currency = case language when 'en-US' then 'USD' else 'CAD' end
    where is_verified and ${isLastPeriodSql}
      and upper(valid) - 1 between $1::date - ${graceDays - noticeDays} and $1::date + ${announcedBefore}
      and (period_id is null or next_charge_on is not null
        and (known.price_cents, known.currency) is distinct from (price.price_cents, price.currency))
    order by membership_period.id limit ${perRun}),
  planned as (
    insert into membership_renewal as known (period_id, next_charge_on, price_cents, currency)
    select id, charge_on, price_cents, currency from due
    on conflict (period_id) do update set next_charge_on = excluded.next_charge_on,
      price_cents = excluded.price_cents, currency = excluded.currency
    where known.next_charge_on is not null
      and (known.price_cents, known.currency) is distinct from (excluded.price_cents, excluded.currency)
    returning period_id)
  select id as "periodId", person_id as "personId", language, ends_on::text as "endsOn",
    charge_on::text as "chargeOn", price_cents as "priceCents", currency
  from due join planned on period_id = id`;

interface PlannedRenewal {
  readonly periodId: string;
  readonly personId: string;
  readonly language: Language;
  readonly endsOn: string;
  readonly chargeOn: string;
  /** Null for a plan that is no longer sold in the company's currency. */
  readonly priceCents: number | null;
  readonly currency: Currency | null;
}

/** Announces renewals to the landlords who chose them. */
@Injectable()
export class RenewalPlans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Plans the renewals of periods that end within 14 days, and mails their landlords. Each is announced once, and again
   * when its price has changed.
   */
  async announce(today: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const planned of await manager.query<PlannedRenewal[]>(announceSql, [today])) {
        const { periodId, personId, language, endsOn, chargeOn, priceCents } = planned;
        await this.outbox.emit(manager, 'mail.requested', {
          template: 'membership-renewal-planned',
          key: `membership-renewal-planned:${periodId}:${chargeOn}:${priceCents}`,
          personId,
          language,
          words: {
            endDay: formatDay(endsOn, language),
            chargeDay: formatDay(chargeOn, language),
            ...priceOf(planned),
            path: '/portal/billing',
          },
        });
      }
    });
  }
}

function priceOf({ language, priceCents, currency }: PlannedRenewal): { readonly price?: string } {
  if (priceCents === null || currency === null) return {};
  return { price: new Intl.NumberFormat(language, { style: 'currency', currency }).format(priceCents / 100) };
}
