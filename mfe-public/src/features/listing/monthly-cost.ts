import type { Fee, Listing } from '@porchlight/contracts/catalog';

/** One line of what a home costs a month; without an amount nobody knows it. */
export interface CostLine {
  readonly key: 'rent' | 'fee' | 'electricity' | 'heat' | 'water' | 'internet' | 'insurance';
  readonly fee?: Fee;
  readonly amount?: number;
  readonly kind: 'fixed' | 'included' | 'usual' | 'unknown';
}
/** The lines and their sum. */
export interface MonthlyCost {
  readonly lines: readonly CostLine[];
  readonly total: number;
  /** A usual cost is in the sum. */
  readonly isRough: boolean;
  /** Nothing is left out of the sum because nobody knows it. */
  readonly isWhole: boolean;
  /** Monthly fees that not everybody pays: chosen, or by situation. */
  readonly others: readonly Fee[];
}
type Block = Readonly<Record<string, string | undefined>>;

const mostBeds = 4;
const amountOf = (text: string | undefined) => {
  const amount = Number(text);
  return text && Number.isFinite(amount) ? amount : undefined;
};

/** What a home costs a month: rent, fees that must be paid, and the usual extras that the rent does not include. Block: `usual-costs.{province}`. */
export function monthlyCost(
  home: Pick<Listing, 'rent' | 'currency' | 'beds' | 'utilities' | 'fees'>,
  block: Block,
): MonthlyCost {
  const usual = block['currency'] === home.currency ? block : {};
  const beds = Math.min(mostBeds, home.beds);
  const extra = (key: CostLine['key'], utility: string | undefined, amount: number | undefined): CostLine => {
    if (utility && home.utilities.includes(utility)) return { key, kind: 'included' };
    return amount === undefined ? { key, kind: 'unknown' } : { key, kind: 'usual', amount };
  };
  const monthly = home.fees.filter(({ timing }) => timing === 'monthly');
  const fees = monthly.filter(({ requirement }) => requirement === 'mandatory');
  const lines: CostLine[] = [
    { key: 'rent', kind: 'fixed', amount: home.rent },
    ...fees.map((fee): CostLine => ({ key: 'fee', fee, kind: 'fixed', amount: fee.amount })),
    extra('heat', 'heat', undefined),
    extra('water', 'water', undefined),
    extra('electricity', 'electricity-hydro', amountOf(usual[`electricity.${beds}`])),
    extra('internet', 'internet', amountOf(usual['internet'])),
    extra('insurance', undefined, amountOf(usual[`insurance.${beds}`])),
  ];
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    isRough: lines.some(({ kind }) => kind === 'usual'),
    isWhole: !lines.some(({ kind }) => kind === 'unknown'),
    others: monthly.filter(({ requirement }) => requirement !== 'mandatory'),
  };
}
