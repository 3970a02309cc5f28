import { Link, useParams, useSearchParams } from '@porchlight/client/router';
import { ChipLink, classNames, Icon } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useMemo } from 'react';
import { Breadcrumbs } from '../../site/breadcrumbs.tsx';
import { rememberSearch } from '../../site/last-search.ts';
import { Lost } from '../../site/lost.tsx';
import { PlaceLinks } from '../../site/place-links.tsx';
import { useResultsWords } from './words/catalogue.ts';
import { FilterBar } from './filter-bar.tsx';
import { filtersInWords, useFilterWords, type FilterWords } from './filter-words.ts';
import { useIsMapMode, useMapIsShown } from './map/map-choice.ts';
import { MapButton, MapPane } from './map/map-pane.tsx';
import { usePointedHome } from './pointed-home.ts';
import { QuickChips } from './quick-chips.tsx';
import { addressOf, hasWishes, readAddress, withoutWishes, type Asked } from './results-address.ts';
import { baseOf, crumbsOf } from './results-page.ts';
import { PlaceFoot } from './place-foot.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsList, type ListProps } from './results-list.tsx';
import css from './results.module.css';
import { useResults, type Results } from './use-results.ts';
import { useWishes, type Wishes } from './use-wishes.ts';
import { WhatWasTyped } from './what-was-typed.tsx';

/** Homes of a place or of the whole market, by the wishes in the address. */
export default function ResultsScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const asked = useMemo(() => readAddress(query), [query]);
  const results = useResults(asked);
  const base = baseOf(params);
  const wishes = useWishes(base, asked);
  const place = results.location?.area;
  const words = useFilterWords(place?.country);
  const search = searchInWords(place?.name, asked, words);
  useKeptSearch(addressOf(base, asked.filters, asked.page), results, search);
  if (results.isUnknownPlace) return <UnknownPlace results={results} />;
  return (
    <>
      <FilterBar
        wishes={wishes}
        words={words}
        place={place?.name}
        search={search}
        scope={{ a: params['province'], b: params['place'], provinceId: params['province'] ? place?.id : undefined }}
      />
      <ListAndMap results={results} wishes={wishes} words={words} search={search} asked={asked} />
    </>
  );
}

/** The list, and the map beside it; where both do not fit they take turns. */
function ListAndMap({ asked, ...list }: Omit<ListProps, 'pointed'> & { readonly asked: Asked }) {
  const { results, wishes, words } = list;
  const name = results.location?.area.name;
  const pointed = usePointedHome();
  const isMapMode = useIsMapMode();
  const [isMapShown] = useMapIsShown();
  return (
    <div className={classNames(css.screen, isMapShown && css.split, isMapMode && css.mapMode)}>
      <div className={css.list} inert={isMapMode}>
        <Crumbs results={results} />
        <ResultsHead results={results} wishes={wishes} name={name} search={list.search} />
        {asked.text && <WhatWasTyped text={asked.text} place={name} results={results} />}
        <QuickChips wishes={wishes} />
        <ActiveFilters wishes={wishes} words={words} />
        <ResultsList {...list} pointed={pointed} />
        <PlaceFoot results={results} />
      </div>
      <MapPane results={results} wishes={wishes} pointed={pointed} />
      <MapButton wishes={wishes} page={asked.page} />
    </div>
  );
}

/** 'Toronto, Up to $2,500, 2 beds'. */
const searchInWords = (place: string | undefined, { filters }: Asked, words: FilterWords) =>
  [place ?? words.t('homesForRent'), ...filtersInWords(filters, words).map(({ text }) => text)].join(', ');

/** The last search of the session, offered on the home page. */
function useKeptSearch(address: string, { answer, isStale }: Results, words: string) {
  const { total = 0, more = false } = answer?.pagination ?? {};
  const isGood = answer !== undefined && !isStale;
  useEffect(() => {
    if (isGood) rememberSearch(address, { total, more, words });
  }, [address, total, more, words, isGood]);
}

function Crumbs({ results }: { readonly results: Results }) {
  const t = useResultsWords();
  const params = useParams();
  if (!results.location) return null;
  return <Breadcrumbs crumbs={crumbsOf(results.location.area, params, t('homesForRent'))} />;
}

/** The filters that are on, each a link that takes it off. */
function ActiveFilters({ wishes, words }: { readonly wishes: Wishes; readonly words: FilterWords }) {
  const { t } = words;
  const { filters, base } = wishes;
  if (!hasWishes(filters)) return null;
  return (
    <ul className={css.active} aria-label={t('activeFilters')}>
      {filtersInWords(filters, words).map(({ key, text, without }) => (
        <li key={key}>
          <ChipLink link={Link} to={addressOf(base, without)} aria-label={t('removeFilter', { filter: text })}>
            {text}
            <Icon of={IconX} size={16} />
          </ChipLink>
        </li>
      ))}
      <li>
        <ChipLink link={Link} to={addressOf(base, withoutWishes(filters))}>
          {t('resetFilters')}
        </ChipLink>
      </li>
      {base !== '/homes' && (
        <li>
          <ChipLink link={Link} to="/homes">
            {t('startOver')}
          </ChipLink>
        </li>
      )}
    </ul>
  );
}

function UnknownPlace({ results }: { readonly results: Results }) {
  const t = useResultsWords();
  return (
    <Lost title={t('unknownPlace')} text={t(results.suggestions.length ? 'unknownPlaceText' : 'unknownPlaceAlone')}>
      <PlaceLinks places={results.suggestions} />
    </Lost>
  );
}
