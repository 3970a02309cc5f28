import { Link } from '@porchlight/client/router';
import { Button, Chip, LinkButton, Skeleton } from '@porchlight/ui';
import IconList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { memo, useEffect, useState } from 'react';
import { useResultsMessages } from '../messages/catalog.ts';
import { lazyPart, useLazyPart } from '../../../shared/loading/lazy-part.ts';
import { mapHash, useIsMapMode, useIsNarrow, useIsMapShown } from './map-preferences.ts';
import type { MapPaneProps } from './map-pane-props.ts';
import { resultsUrl } from '../results-query.ts';
import css from '../results.module.css';
import type { FilterState } from '../filters/use-filter-state.ts';

/** Map and its library, loaded after the list is rendered. */
const resultsMap = lazyPart(() => import(/* webpackChunkName: "map" */ './results-map.tsx'));

/** Returns true once the listings are loaded and the browser is idle. */
function useIsIdle(hasHomes: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!hasHomes || isIdle) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setIdle(true), { timeout: 1500 });
    return () => window.cancelIdleCallback(handle);
  }, [hasHomes, isIdle]);
  return isIdle;
}

/** Map pane with a skeleton until the map is loaded. On narrow screens the map loads only when it is opened. */
export const MapPane = memo(function MapPane(props: MapPaneProps) {
  const t = useResultsMessages();
  const isNarrow = useIsNarrow();
  const isMapMode = useIsMapMode();
  const [isShown] = useIsMapShown();
  const isIdle = useIsIdle(!props.results.isLoading);
  const isWanted = isMapMode || (isIdle && isShown && !isNarrow);
  const { part, isFailed, retry } = useLazyPart(resultsMap, isWanted);
  const isDrawn = isMapMode || (isShown && !isNarrow);
  return (
    <section className={css.map} aria-label={t('mapOfHomes')}>
      {part && isDrawn ? (
        <part.ResultsMap {...props} isMapMode={isMapMode} />
      ) : isFailed ? (
        <div className={css.mapFailed}>
          <p role="alert">{t('mapFailed')}</p>
          <Button onClick={retry}>{t('tryAgain')}</Button>
        </div>
      ) : (
        <Skeleton shape="box" className={css.mapShape} />
      )}
    </section>
  );
});

/** Toggle that shows and hides the map beside the list. */
export function MapToggle() {
  const t = useResultsMessages();
  const [isShown, show] = useIsMapShown();
  return (
    <Chip
      icon={IconMap}
      className={css.mapSwitch}
      title={t(isShown ? 'hideMap' : 'showMap')}
      onClick={() => show(!isShown)}
    >
      <span className={css.mapText}>{t(isShown ? 'hideMap' : 'showMap')}</span>
    </Chip>
  );
}

/** Link that switches between list and map on narrow screens. */
export function MapButton({ filterState, page }: { readonly filterState: FilterState; readonly page: number }) {
  const t = useResultsMessages();
  const isMapMode = useIsMapMode();
  const listUrl = resultsUrl(filterState.base, filterState.filters, page);
  return (
    <LinkButton
      className={css.fab}
      link={Link}
      icon={isMapMode ? IconList : IconMap}
      to={isMapMode ? listUrl : listUrl + mapHash}
    >
      {t(isMapMode ? 'listView' : 'mapView')}
    </LinkButton>
  );
}
