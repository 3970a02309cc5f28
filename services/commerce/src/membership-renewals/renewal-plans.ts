import { Injectable } from '@nestjs/common';
import type { Currency, Language } from '@porchlight/contracts';
import { Outbox } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { formatDay } from '../memberships/format-day.ts';
import { graceDays } from '../memberships/membership-cover.ts';

/** Days before the last day of a period on which its renewal is announced, and on which it is charged. */
const [announcedBefore, chargedBefore] = [14, 3];
/** Days between a late announcement and the charge. */
const noticeDays = 3;
/** Renewals that one run announces; the next run continues. */
const perRun = 500;

/** Condition: no other period of the company follows. */
export const isLastPeriodSql = `not exists (
  select from membership_period later
  where later.company_id = membership_period.company_id and later.valid > membership_period.valid)`;
const announceSql = `
  with due as (
    select membership_period.id, plan_id, person_id, language, upper(valid) - 1 as ends_on,
      greatest(upper(valid) - 1 - ${chargedBefore}, $1::date + ${noticeDays}) as charge_on
    from membership_auto_renewal join membership_period using (company_id) join landlord using (company_id, person_id)
    where is_verified and ${isLastPeriodSql}
      and upper(valid) - 1 between $1::date - ${graceDays - noticeDays} and $1::date + ${announcedBefore}
      and not exists (select from membership_renewal where period_id = membership_period.id)
    order by membership_period.id limit ${perRun}),
  planned as (
    insert into membership_renewal (period_id, next_charge_on) select id, charge_on from due
    on conflict do nothing returning period_id)
  select id as "periodId", person_id as "personId", language, ends_on::text as "endsOn",
    charge_on::text as "chargeOn", price_cents as "priceCents", currency
  from due join planned on period_id = id
  left join membership_plan_price price
    on price.plan_id = due.plan_id and currency = case language when 'en-US' then 'USD' else 'CAD' end`;

interface PlannedRenewal {
  readonly periodId: string;
  readonly personId: string;
  readonly language: Language;
  readonly endsOn: string;
  readonly chargeOn: string;
  /** Null for a plan that is no longer sold in the currency. */
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

  /** Plans the renewals of periods that end within 14 days, each once, and mails their landlords. */
  async announce(today: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const planned of await manager.query<PlannedRenewal[]>(announceSql, [today])) {
        const { periodId, personId, language, endsOn, chargeOn } = planned;
        await this.outbox.emit(manager, 'mail.requested', {
          template: 'membership-renewal-planned',
          key: `membership-renewal-planned:${periodId}`,
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
