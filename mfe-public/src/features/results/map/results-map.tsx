import { api, useLanguage, useSession } from '@porchlight/client';
import { decodePolyline, encodePolyline } from '@porchlight/contracts';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { cardElementId } from '@porchlight/listing-ui';
import { MapView } from '@porchlight/listing-ui/map';
import type { PointOfInterestMarkers } from '@porchlight/listing-ui/places';
import type { SearchLocation } from '@porchlight/contracts/catalog';
import { useMemo, useState } from 'react';
import { DeferredPart } from '../../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { viewedListings } from '../../../shared/device-storage/viewed-listings.ts';
import { useHighlight } from '../list/highlight-store.ts';
import { resultsPath } from '../results-page.ts';
import { resultsUrl, withChanges, type Filters } from '../results-query.ts';
import { boundsToShow } from './map-bounds.ts';
import { MapCorner } from './map-corner.tsx';
import type { MapPaneProps } from './map-pane-props.ts';
import { mapScopeOf, useMapSearch, type MapScope } from './use-map-search.ts';

// Only renters have points of interest.
const renterPoints = lazyPart(
  async () => (await import(/* webpackChunkName: "own-places" */ './renter-points.tsx')).RenterPoints,
);

// Only the full-screen map of a phone has cards of its own.
const mapCards = lazyPart(async () => (await import(/* webpackChunkName: "map-cards" */ './map-cards.tsx')).MapCards);

// Whole market: the default view without location, bounds or area.
const marketView = { center: { latitude: 47, longitude: -96 }, zoom: 4 } as const;

/** Returns a function that opens the page of a listing known only by its id. */
function useOpenListing(): (id: string) => void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const lang = useLanguage();
  return (id) => {
    void dispatch(api.endpoints.getMapMarkerInfo.initiate({ query: { ids: [id], lang } }, { subscribe: false })).then(
      ({ data }) => {
        const [listing] = data?.listings ?? [];
        if (listing) navigate(listing.url);
      },
    );
  };
}
const scrollToCard = (id: string) =>
  document.getElementById(cardElementId(id))?.closest('li')?.scrollIntoView({ block: 'nearest' });
const focusList = () => document.querySelector<HTMLElement>('#content h1')?.focus();

/** Returns the drawn area of a search and the bounds to show, each stable while the search stays the same. */
function useMapArea({ area: line, bounds: box }: Filters, locationBounds: Parameters<typeof boundsToShow>[1]) {
  const area = useMemo(
    () => (line ? decodePolyline(line)?.map(([latitude, longitude]) => ({ latitude, longitude })) : undefined),
    [line],
  );
  const bounds = useMemo(() => boundsToShow({ area: line, bounds: box }, locationBounds), [line, box, locationBounds]);
  return { area, bounds };
}

/** Returns the scope of the map; undefined while the location of the page is not known yet. */
function useMapScope(location: SearchLocation | undefined, base: string): MapScope | undefined {
  return useMemo(() => (location ? mapScopeOf(location) : base === resultsPath({}) ? {} : undefined), [location, base]);
}

/** Map of the results, synchronized with the list. */
export function ResultsMap({
  results,
  filterState,
  highlightStore,
  isMapMode,
}: MapPaneProps & { readonly isMapMode: boolean }) {
  const { filters, base } = filterState;
  const { hoveredId, selectedId } = useHighlight(highlightStore);
  const scope = useMapScope(results.location?.area, base);
  const { markers, isApproximate, isUpdating, onMove, searchHere } = useMapSearch(filterState, scope);
  const navigate = useNavigate();
  const open = useOpenListing();
  const [seenIds] = useState(() => new Set(viewedListings()));
  const { area, bounds } = useMapArea(filters, results.location?.area.bounds);
  const isRenter = useSession().role === 'renter';
  const [marks, setMarks] = useState<PointOfInterestMarkers>();
  const select = (id: string | null) => {
    highlightStore.update({ selectedId: id ?? undefined });
    if (id && !isMapMode) scrollToCard(id);
  };
  return (
    <>
      <MapView
        {...marketView}
        {...(isRenter ? marks : undefined)}
        bounds={bounds}
        markers={markers}
        isApproximate={isApproximate}
        isUpdating={isUpdating}
        selectedId={selectedId}
        hoveredId={hoveredId}
        seenIds={seenIds}
        area={area}
        isMapMode={isMapMode}
        popup={isMapMode ? null : undefined}
        corner={<MapCorner searchHere={searchHere} isApproximate={isApproximate} />}
        onMove={onMove}
        onSelect={select}
        onHover={(id) => highlightStore.update({ hoveredId: id ?? undefined })}
        onOpen={open}
        onArea={(corners) =>
          filterState.replace(
            withChanges(filters, {
              area: corners
                ? encodePolyline(corners.map(({ latitude, longitude }) => [latitude, longitude]))
                : undefined,
              bounds: undefined,
            }),
          )
        }
        onLeave={() => {
          if (isMapMode) navigate(resultsUrl(base, filters));
          focusList();
        }}
      />
      {isRenter && (
        <DeferredPart
          part={renterPoints}
          props={{ from: results.response?.listings?.find(({ id }) => id === selectedId), onMarks: setMarks }}
          isWanted
        />
      )}
      {isMapMode && <DeferredPart part={mapCards} props={{ results, highlightStore }} isWanted />}
    </>
  );
}
