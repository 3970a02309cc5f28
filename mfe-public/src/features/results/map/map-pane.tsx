import { Link } from '@porchlight/client/router';
import { Button, Chip, LinkButton, Skeleton } from '@porchlight/ui';
import IconList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { useEffect, useState } from 'react';
import { useResultsWords } from '../words/catalogue.ts';
import { lazyPart, useLazyPart } from '../../../site/lazy-part.ts';
import { mapHash, useIsMapMode, useIsNarrow, useMapIsShown } from './map-choice.ts';
import type { MapPaneProps } from './map-pane-props.ts';
import { addressOf } from '../results-address.ts';
import css from '../results.module.css';
import type { Wishes } from '../use-wishes.ts';

/** The map and its library are code of their own, fetched when the list has been painted. */
const resultsMap = lazyPart(() => import(/* webpackChunkName: "map" */ './results-map.tsx'));

/** True once the homes are there and the browser has nothing better to do. */
function useIsCalm(hasHomes: boolean): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (!hasHomes || isCalm) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setCalm(true), 200);
      return () => clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(() => setCalm(true), { timeout: 1500 });
    return () => window.cancelIdleCallback(asked);
  }, [hasHomes, isCalm]);
  return isCalm;
}

/** The place of the map: a grey shape keeps it until the map comes; where list and map take turns nothing comes until it is asked for. */
export function MapPane(props: MapPaneProps) {
  const t = useResultsWords();
  const isNarrow = useIsNarrow(),
    isMapMode = useIsMapMode();
  const [isShown] = useMapIsShown();
  const isCalm = useIsCalm(!props.results.isLoading);
  const isWanted = isMapMode || (isCalm && isShown && !isNarrow);
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
}

/** Shows and hides the map beside the list. */
export function MapSwitch() {
  const t = useResultsWords();
  const [isShown, show] = useMapIsShown();
  return (
    <Chip icon={IconMap} className={css.mapSwitch} onClick={() => show(!isShown)}>
      {t(isShown ? 'hideMap' : 'showMap')}
    </Chip>
  );
}

/** Turns from the list to the map and back where both do not fit. */
export function MapButton({ wishes, page }: { readonly wishes: Wishes; readonly page: number }) {
  const t = useResultsWords();
  const isMapMode = useIsMapMode();
  const here = addressOf(wishes.base, wishes.filters, page);
  return (
    <LinkButton
      className={css.fab}
      link={Link}
      icon={isMapMode ? IconList : IconMap}
      to={isMapMode ? here : here + mapHash}
    >
      {t(isMapMode ? 'listView' : 'mapView')}
    </LinkButton>
  );
}
