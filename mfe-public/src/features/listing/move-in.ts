import type { Fee, Listing } from '@porchlight/contracts/catalog';

/** What is due before the keys are handed over. */
export interface MoveIn {
  /** First rent, deposit and fees; undefined when nobody said what the deposit is. */
  readonly total?: number;
  /** What must be paid then besides. */
  readonly fees: readonly Fee[];
  /** The most that the region's rule lets a landlord ask, where this one asks more. */
  readonly ruleMost?: number;
  /** A deposit for keys, where the rule allows none. */
  readonly isKeyAgainstRule: boolean;
}
type Block = Readonly<Record<string, string | undefined>>;

/** What moving in costs, held against the rule of the home's region (block `rental-rules.{province}`). A rule that nobody wrote down forbids nothing. */
export function moveIn({ rent, deposit, fees }: Pick<Listing, 'rent' | 'deposit' | 'fees'>, rules: Block): MoveIn {
  const due = fees.filter(({ timing, requirement }) => timing === 'moveIn' && requirement === 'mandatory');
  const months = rules['maxDepositMonths'];
  // Half of an odd rent may be rounded up.
  const most = months && Number.isFinite(Number(months)) ? Math.ceil(rent * Number(months)) : undefined;
  return {
    ...(deposit === undefined ? {} : { total: due.reduce((sum, { amount }) => sum + amount, rent + deposit) }),
    fees: due,
    ...(most !== undefined && deposit !== undefined && deposit > most ? { ruleMost: most } : {}),
    isKeyAgainstRule:
      rules['keyDepositAllowed'] === 'false' && due.some(({ type, refundable }) => type === 'key' && refundable),
  };
}
