import type { UtilityKind } from '@porchlight/contracts';
import { runCalls } from './run-calls.ts';

/** Returns the call that starts a utility at its service. */
export function useStart(kind: UtilityKind) {
  const [startInCatalog, catalog] = runCalls.catalog.start.useMutation();
  const [startInCommerce, commerce] = runCalls.commerce.start.useMutation();
  const start = () =>
    kind === 'ledger-check' ? startInCommerce({ body: { kind } }) : startInCatalog({ body: { kind } });
  return { start, isLoading: catalog.isLoading || commerce.isLoading };
}
