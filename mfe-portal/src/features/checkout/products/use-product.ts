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

/** Returns whether a query has had a result: a later request of it does not count. */
function useIsSettled(isLoading: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  if (!isLoading && !isSettled) setSettled(true);
  return isSettled;
}

const planFor = (plans: readonly MembershipPlan[], months: string | null) =>
  plans.find((plan) => String(plan.months) === months) ?? plans[0];

/**
 * Returns what is ordered; it is in the address, so that a reload keeps the choice: `?membership=12` is the membership
 * of 12 months, or else the first one. Undefined when nothing is on sale.
 */
export function useProduct(
  bundles: readonly CreditBundle[] | undefined,
  { plans, isLoading }: ReturnType<typeof usePlans>,
) {
  const [query, setQuery] = useSearchParams();
  const { bundle, choose: chooseBundle } = useBundle(bundles);
  // The form loads memberships again after a failure; it must stay on the page meanwhile.
  const isSettled = useIsSettled(isLoading);
  const isMembership = query.has('membership') || !bundle;
  const plan = isMembership ? planFor(plans, query.get('membership')) : undefined;
  const choosePlan = (chosen: MembershipPlan) => {
    const next = new URLSearchParams(query);
    next.set('membership', String(chosen.months));
    setQuery(next, { replace: true });
  };
  const cart: Cart | undefined = plan ? { planId: plan.id } : bundle && { bundleId: bundle.id };
  return {
    cart,
    chosenId: (plan ?? bundle)?.id,
    chooseBundle,
    choosePlan,
    /** Whether the choice depends on memberships that are being loaded. */
    isLoading: isMembership && !isSettled,
  };
}
