import type { Fee, Listing } from '@porchlight/contracts/catalog';

/** One line of the monthly cost. Without an amount, the cost is included or unknown. */
export interface CostLine {
  readonly key: 'rent' | 'fee' | 'electricity' | 'heat' | 'water' | 'internet' | 'insurance';
  readonly fee?: Fee;
  readonly amount?: number;
  readonly kind: 'fixed' | 'included' | 'usual' | 'unknown';
}
/** Monthly cost of a listing: its lines and their total. */
export interface MonthlyCost {
  readonly lines: readonly CostLine[];
  readonly total: number;
  /** The total contains typical costs. */
  readonly isEstimate: boolean;
  /** Costs that the total does not contain, because their amounts are unknown. */
  readonly missing: readonly Exclude<CostLine['key'], 'fee'>[];
  /** Monthly fees that are optional or depend on the renter's situation. */
  readonly otherFees: readonly Fee[];
}
type Block = Readonly<Record<string, string | undefined>>;

const maxBeds = 4;
const parseAmount = (text: string | undefined) => {
  const amount = Number(text);
  return text && Number.isFinite(amount) ? amount : undefined;
};

/**
 * Calculates the monthly cost of a listing: rent, mandatory monthly fees, and the typical extras that the rent does not
 * include. `block` is the content block `usual-costs.{province}`.
 */
export function monthlyCost(
  listing: Pick<Listing, 'rent' | 'currency' | 'beds' | 'utilities' | 'fees'>,
  block: Block,
): MonthlyCost {
  const usual = block['currency'] === listing.currency ? block : {};
  const beds = Math.min(maxBeds, listing.beds);
  const extra = (key: CostLine['key'], utility: string | undefined, amount: number | undefined): CostLine => {
    if (utility && listing.utilities.includes(utility)) return { key, kind: 'included' };
    return amount === undefined ? { key, kind: 'unknown' } : { key, kind: 'usual', amount };
  };
  const monthly = listing.fees.filter(({ timing }) => timing === 'monthly');
  const fees = monthly.filter(({ requirement }) => requirement === 'mandatory');
  const lines: CostLine[] = [
    { key: 'rent', kind: 'fixed', amount: listing.rent },
    ...fees.map((fee): CostLine => ({ key: 'fee', fee, kind: 'fixed', amount: fee.amount })),
    extra('heat', 'heat', undefined),
    extra('water', 'water', undefined),
    extra('electricity', 'electricity-hydro', parseAmount(usual[`electricity.${beds}`])),
    extra('internet', 'internet', parseAmount(usual['internet'])),
    extra('insurance', undefined, parseAmount(usual[`insurance.${beds}`])),
  ];
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    isEstimate: lines.some(({ kind }) => kind === 'usual'),
    missing: lines.flatMap(({ key, kind }) => (kind === 'unknown' && key !== 'fee' ? [key] : [])),
    otherFees: monthly.filter(({ requirement }) => requirement !== 'mandatory'),
  };
}
