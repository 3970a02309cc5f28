import type { Fee, Listing } from '@porchlight/contracts/catalog';

/** Costs due before move-in. */
export interface MoveInCost {
  /** First rent, deposit and fees; undefined when the deposit is unknown. */
  readonly total?: number;
  /** Mandatory fees due at move-in. */
  readonly fees: readonly Fee[];
  /** Legal maximum of the deposit, set only when the landlord asks for more. */
  readonly legalMaxDeposit?: number;
  /** A refundable key deposit is due although the region forbids one. */
  readonly hasForbiddenKeyDeposit: boolean;
}
type Block = Readonly<Record<string, string | undefined>>;

/**
 * Calculates the move-in cost and compares it with the rules of the listing's region (block `rental-rules.{province}`).
 * Without a rule nothing is reported.
 */
export function moveInCost(
  { rent, deposit, fees }: Pick<Listing, 'rent' | 'deposit' | 'fees'>,
  rules: Block,
): MoveInCost {
  const due = fees.filter(({ timing, requirement }) => timing === 'moveIn' && requirement === 'mandatory');
  const months = rules['maxDepositMonths'];
  // Half of an odd rent may be rounded up.
  const maxDeposit = months && Number.isFinite(Number(months)) ? Math.ceil(rent * Number(months)) : undefined;
  return {
    ...(deposit === undefined ? {} : { total: due.reduce((sum, { amount }) => sum + amount, rent + deposit) }),
    fees: due,
    ...(maxDeposit !== undefined && deposit !== undefined && deposit > maxDeposit
      ? { legalMaxDeposit: maxDeposit }
      : {}),
    hasForbiddenKeyDeposit:
      rules['keyDepositAllowed'] === 'false' && due.some(({ type, refundable }) => type === 'key' && refundable),
  };
}
