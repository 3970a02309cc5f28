import { Link } from '@porchlight/client/router';
import { nameInSentence } from '@porchlight/contracts/catalog';
import { HouseScene } from '@porchlight/listing-ui';
import { EmptyState, LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { LocationLinks } from '../../../shared/locations/location-links.tsx';
import { SaveSearchButton } from '../../../shared/save-search/save-search-button.tsx';
import { useResultsMessages } from '../messages/catalog.ts';
import { carriedQueryOf, hasFilters, resetFilters, resultsUrl, toSavedSearch } from '../results-query.ts';
import css from '../results.module.css';
import { relaxedSearches } from './relaxed-searches.ts';
import type { ListProps } from '../list/results-list.tsx';
import { useRareStateMessages } from './messages/catalog.ts';

/** Renders a location without listings, or a search without a match: what to change, and where else to look. */
export function NoListings(props: ListProps) {
  const { results, filterState, search } = props;
  const t = useResultsMessages();
  const tRare = useRareStateMessages();
  if (hasFilters(filterState.filters)) return <NoMatch {...props} />;
  const nearby = results.location?.locations ?? [];
  return (
    <Empty
      title={tRare('noneHere')}
      text={tRare('noneHereText', { place: nameInSentence(results.location?.area.name ?? '') })}
    >
      {nearby.length > 0 ? (
        <LocationLinks locations={nearby} />
      ) : (
        <LinkButton link={Link} to="/homes">
          {t('allPlaces')}
        </LinkButton>
      )}
      <SaveSearchButton search={toSavedSearch(filterState, search)} />
    </Empty>
  );
}

function NoMatch({ results, filterState, formatters, search }: ListProps) {
  const { t } = formatters;
  const tRare = useRareStateMessages();
  const nearby = results.location?.locations.filter(({ count }) => count > 0).slice(0, 6) ?? [];
  return (
    <>
      <Empty title={tRare('noMatch')} text={tRare('noMatchText')}>
        {relaxedSearches(results.response?.relax ?? [], filterState.filters, formatters, tRare).map(
          ({ key, text, filters }) => (
            <LinkButton key={key} link={Link} to={resultsUrl(filterState.base, filters)}>
              {text}
            </LinkButton>
          ),
        )}
        <LinkButton link={Link} look="primary" to={resultsUrl(filterState.base, resetFilters(filterState.filters))}>
          {t('resetFilters')}
        </LinkButton>
        <SaveSearchButton search={toSavedSearch(filterState, search)} />
      </Empty>
      {nearby.length > 0 && (
        <section className={css.section}>
          <h2>{tRare('sameNearby')}</h2>
          <LocationLinks locations={nearby} carriedQuery={carriedQueryOf(filterState.filters)} />
        </section>
      )}
    </>
  );
}
const Empty = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <EmptyState
    picture={
      <div className={css.picture}>
        <HouseScene />
      </div>
    }
    title={title}
    acts={children}
  >
    {text}
  </EmptyState>
);
