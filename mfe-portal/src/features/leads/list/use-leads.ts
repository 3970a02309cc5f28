import type { ApiError } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { leadHref, queryOf, readAddress, requestOf, type LeadFilters } from '../leads-address.ts';
import { leadsCalls } from '../leads-calls.ts';

/** Age in seconds at which a list that is shown again is requested again. */
const maxAgeSeconds = 30;

/** Returns the page of leads that the address chooses, and the functions that change the address. */
export function useLeads() {
  const [query, setQuery] = useSearchParams();
  const address = readAddress(query);
  const { data, currentData, error, refetch } = leadsCalls.useListLeadsQuery(
    { query: requestOf(address) },
    { refetchOnMountOrArgChange: maxAgeSeconds },
  );
  const setFilters = (filters: LeadFilters, options?: { readonly replace: boolean }) =>
    setQuery(new URLSearchParams(queryOf({ list: address.list, filters })), options);
  return {
    address,
    /** Last loaded page; that of the previous address while the next one is loaded. */
    page: data,
    /** The page belongs to the previous address. */
    isStale: currentData === undefined,
    /** Error of the page; undefined while an older response of the same page is shown. */
    error: currentData ? undefined : (error as ApiError | undefined),
    refetch: () => void refetch(),
    setFilters,
    hrefOf: (id?: string) => leadHref(address, id),
  };
}
export type Leads = ReturnType<typeof useLeads>;
