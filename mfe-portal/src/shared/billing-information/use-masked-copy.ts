import type { BillingInformation } from '@porchlight/contracts/commerce';
import { useMemo } from 'react';
import { useMirror } from '../wallet/use-mirror.ts';

/** What this browser keeps of the billing information: the initial, half of the postal code, and the province. */
type MaskedInformation = Pick<BillingInformation, 'name' | 'postalCode' | 'province'>;

const isMasked = (value: unknown): value is MaskedInformation =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'postalCode', 'province'].every(
    (name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string',
  );

/** Stores the billing information masked in this browser, and returns that copy. */
export function useMaskedCopy(loaded: BillingInformation | null | undefined): MaskedInformation | undefined {
  const masked = useMemo(
    () =>
      loaded
        ? { name: loaded.name.slice(0, 1), postalCode: loaded.postalCode.slice(0, 3), province: loaded.province }
        : undefined,
    [loaded],
  );
  return useMirror('billing', masked, isMasked);
}
