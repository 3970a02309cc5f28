import { useSearchParams } from '@porchlight/client/router';
import type { Currency } from '@porchlight/contracts';
import type { CreditBundle, MembershipPlan } from '@porchlight/contracts/commerce';
import { useState } from 'react';
import { checkoutCalls } from '../checkout-calls.ts';
import { useBundle, usePriceLanguage } from './use-bundle.ts';

/** What is ordered: a bundle or a membership. */
export type Cart = { readonly bundleId: string } | { readonly planId: string };

const none: readonly MembershipPlan[] = [];

/**
 * Returns the memberships on sale; none after a failure, because credits can be bought all the same.
 * @param currency of the buyer's company; default: that of the page's language
 */
export function usePlans(currency?: Currency) {
  const lang = usePriceLanguage(currency);
  const { data, isLoading } = checkoutCalls.useGetMembershipPlansQuery({ query: { lang } });
  return { plans: data?.membershipPlans ?? none, isLoading };
}

/**
 * Returns what is ordered; it is in the address, so that a reload keeps the choice: `?membership=12` is the membership of
 * 12 months, or else the first one. Undefined when nothing is on sale.
 */
export function useProduct(
  bundles: readonly CreditBundle[] | undefined,
  { plans, isLoading }: ReturnType<typeof usePlans>,
) {
  const [query, setQuery] = useSearchParams();
  // The form loads memberships again after a failure; it must stay on the page meanwhile.
  const [isSettled, setSettled] = useState(false);
  if (!isLoading && !isSettled) setSettled(true);
  const { bundle, choose: chooseBundle } = useBundle(bundles);
  const months = query.get('membership');
  const plan = months === null && bundle ? undefined : (plans.find((one) => one.months === Number(months)) ?? plans[0]);
  const choosePlan = (chosen: MembershipPlan) => {
    const next = new URLSearchParams(query);
    next.set('membership', String(chosen.months));
    setQuery(next, { replace: true });
  };
  const cart: Cart | undefined = plan ? { planId: plan.id } : bundle && { bundleId: bundle.id };
  return {
    cart,
    chosenId: plan?.id ?? bundle?.id,
    chooseBundle,
    choosePlan,
    /** Whether the choice depends on memberships that are being loaded. */
    isLoading: !isSettled && (months !== null || !bundle),
  };
}
