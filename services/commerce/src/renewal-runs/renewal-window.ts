import { businessDateSql } from '../business-date.ts';
import { isLastPeriodSql } from '../membership-renewals/renewal-plans.ts';

/** Days before the last day of a membership, and after it, in which support renews it. */
const [aheadDays, lapsedDays] = [60, 90];

/** Returns SQL of whether a day is in the days of the list. */
export const isListedDaySql = (day: string): string =>
  `${day} between ${businessDateSql} - ${lapsedDays} and ${businessDateSql} + ${aheadDays}`;

/** SQL of the last periods of the companies in the list; it reads the index on the ends of periods. */
export const listedPeriodsSql = `
  membership_period join membership_plan on membership_plan.id = plan_id
  left join company on company.id = membership_period.company_id
  left join billing_information on billing_information.company_id = membership_period.company_id
  where upper(valid) between ${businessDateSql} - ${lapsedDays - 1} and ${businessDateSql} + ${aheadDays + 1}
    and ${isLastPeriodSql}`;

/** Returns SQL of the landlord who buys a renewal: the one who ordered a membership last, or any verified one. */
export const buyerSql = (company: string): string => `
  select person_id, language from landlord where landlord.company_id = ${company} and is_verified
  order by (person_id = (select person_id from purchase_order
    where purchase_order.company_id = ${company} and plan_id is not null order by created_at desc limit 1))
    desc nulls last, person_id limit 1`;
