import type { MergedPair } from '@porchlight/contracts/internal';

/** Companies of the accounts of a merge, when they differ: only then credits move. */
export interface CompanyPair {
  readonly from: string;
  readonly to: string;
}

/** Returns undefined when the merged account has no company, or the one of the survivor. */
export function companiesOf({ survivor, merged }: MergedPair): CompanyPair | undefined {
  if (survivor.companyId === undefined || merged.companyId === undefined) return undefined;
  if (survivor.companyId === merged.companyId) return undefined;
  return { from: merged.companyId, to: survivor.companyId };
}
