import { defineMessages } from '@porchlight/messages';

/** Names of memberships whose term is not that of their plan. */
export const termNames = defineMessages({
  en: { membership: 'Membership, {months, plural, one {# month} other {# months}}' },
  fr: { membership: 'Adhésion, {months} mois' },
});

/** Returns SQL of the price of a term, in proportion to the price and the months of the plan, in cents. */
export const termPriceSql = (months: string): string => `round(price_cents::numeric * ${months} / months)::int`;
