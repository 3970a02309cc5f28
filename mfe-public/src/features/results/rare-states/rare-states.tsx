import { LocationLinks } from '../../../shared/locations/location-links.tsx';
import { NotFound } from '../../../shared/page/not-found.tsx';
import { useResultsMessages } from '../messages/catalog.ts';
import type { Results } from '../use-results.ts';

export { NoListings } from './no-listings.tsx';
export { SuppressedQuery } from './suppressed-query.ts';
export { TextSearchNotice } from './text-search-notice.tsx';

/** Page of a location that does not exist, with suggestions. */
export function UnknownLocation({ results }: { readonly results: Results }) {
  const t = useResultsMessages();
  return (
    <NotFound title={t('unknownPlace')} text={t(results.suggestions.length ? 'unknownPlaceText' : 'unknownPlaceAlone')}>
      <LocationLinks locations={results.suggestions} />
    </NotFound>
  );
}
