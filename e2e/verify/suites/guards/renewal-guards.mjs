const commerce = 'services/commerce/src';

/** Protections of the renewals of memberships. */
export const renewalGuards = [
  {
    name: 'agreement: a renewal charges the announced price only',
    file: `${commerce}/membership-renewals/renewal-charges.ts`,
    marker: 'announced-renewal-price',
    take: /priced\.price\.cents !== due\.priceCents \|\|/,
    put: 'due.priceCents === -1 ||',
    tests: 'e2e/payments/membership-renewals.http.spec.ts',
    expected: 'whose price changes between announcement and charge charges nothing',
  },
  {
    name: 'once: of renewals of one membership the first proceeds',
    file: `${commerce}/membership-renewals/renewal-claims.ts`,
    marker: 'renewal-claim',
    take: /if \(endsOn === oldExpiry\)/,
    put: 'if (endsOn !== null)',
    tests: `${commerce}/renewal-runs/renewal-runs.http.spec.ts`,
    expected: 'in two runs at once renews a company once',
  },
];
