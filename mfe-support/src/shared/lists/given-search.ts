import { useLocation } from '@porchlight/client/router';

/** State of the navigation to a search that starts at once. It is not part of the address. */
export interface GivenSearch {
  readonly search: string;
}

/** Returns the text with which the page was opened, or an empty one. */
export function useGivenSearch(): string {
  const state = useLocation().state as Partial<GivenSearch> | null;
  return typeof state?.search === 'string' ? state.search : '';
}
