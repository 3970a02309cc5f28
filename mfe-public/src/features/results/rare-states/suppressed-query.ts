import { useLocation } from '@porchlight/client/router';
import { useEffect } from 'react';

/** State of a history entry, as the router stores it. */
interface EntryState {
  readonly usr?: Readonly<Record<string, unknown>> | null;
}

/**
 * Reduces the query in the address bar to the page (`p`), for sites with the setting `suppressQueryString`. The history
 * entry holds the full query. Renders nothing.
 */
export function SuppressedQuery() {
  const { key } = useLocation();
  useEffect(hideQuery, [key]);
  return null;
}

function hideQuery(): void {
  const { pathname, search, hash } = window.location;
  const page = new URLSearchParams(search).get('p');
  const entry = window.history.state as EntryState | null;
  const query = entry?.usr?.['query'] ?? search;
  window.history.replaceState(
    { ...entry, usr: { ...entry?.usr, query } },
    '',
    pathname + (page === null ? '' : `?p=${page}`) + hash,
  );
}
