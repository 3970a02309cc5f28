import { api, useLanguage, useSession } from '@porchlight/client';
import { decodePolyline, encodePolyline } from '@porchlight/contracts';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { cardIdOf } from '@porchlight/listing-ui';
import { MapView } from '@porchlight/listing-ui/map';
import type { PlaceMarks } from '@porchlight/listing-ui/places';
import { useMemo, useState } from 'react';
import { LatePart } from '../../../site/late-part.tsx';
import { lazyPart } from '../../../site/lazy-part.ts';
import { seenHomes } from '../../../site/seen-homes.ts';
import { usePointing } from '../pointed-home.ts';
import { addressOf, changed } from '../results-address.ts';
import { boxToShow } from './map-box.ts';
import { MapCards } from './map-cards.tsx';
import { MapCorner } from './map-corner.tsx';
import type { MapPaneProps } from './map-pane-props.ts';
import { useMapSearch } from './use-map-search.ts';

// Renters alone have places of their own.
const ownPlaces = lazyPart(
  async () => (await import(/* webpackChunkName: "own-places" */ './own-places.tsx')).OwnPlaces,
);

// Where no place, box or area says otherwise: the whole market.
const market = { center: { latitude: 47, longitude: -96 }, zoom: 4 } as const;

/** Opens the page of a home that is known by its id alone. */
function useOpenHome(): (id: string) => void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const lang = useLanguage();
  return (id) => {
    void dispatch(api.endpoints.getMapMarkerInfo.initiate({ query: { ids: [id], lang } }, { subscribe: false })).then(
      ({ data }) => {
        const [home] = data?.listings ?? [];
        if (home) navigate(home.url);
      },
    );
  };
}
const showCard = (id: string) =>
  document.getElementById(cardIdOf(id))?.closest('li')?.scrollIntoView({ block: 'nearest' });
const leaveToList = () => document.querySelector<HTMLElement>('#content h1')?.focus();

/** The map of the results, in step with the list both ways. */
export function ResultsMap({ results, wishes, pointed, isMapMode }: MapPaneProps & { readonly isMapMode: boolean }) {
  const { filters, base } = wishes;
  const { hoveredId, selectedId } = usePointing(pointed);
  const { markers, isUpdating, onMove, searchHere } = useMapSearch(wishes);
  const navigate = useNavigate();
  const open = useOpenHome();
  const [seenIds] = useState(() => new Set(seenHomes()));
  const area = useMemo(
    () =>
      filters.area
        ? decodePolyline(filters.area)?.map(([latitude, longitude]) => ({ latitude, longitude }))
        : undefined,
    [filters.area],
  );
  const place = results.location?.area.bounds;
  const bounds = useMemo(
    () => boxToShow({ area: filters.area, bounds: filters.bounds }, place),
    [filters.area, filters.bounds, place],
  );
  const isRenter = useSession().role === 'renter';
  const [marks, setMarks] = useState<PlaceMarks>();
  const select = (id: string | null) => {
    pointed.point({ selectedId: id ?? undefined });
    if (id && !isMapMode) showCard(id);
  };
  return (
    <>
      <MapView
        {...market}
        {...(isRenter ? marks : undefined)}
        bounds={bounds}
        markers={markers}
        isUpdating={isUpdating}
        selectedId={selectedId}
        hoveredId={hoveredId}
        seenIds={seenIds}
        area={area}
        isMapMode={isMapMode}
        popup={isMapMode ? null : undefined}
        corner={<MapCorner searchHere={searchHere} />}
        onMove={onMove}
        onSelect={select}
        onHover={(id) => pointed.point({ hoveredId: id ?? undefined })}
        onOpen={open}
        onArea={(corners) =>
          wishes.replace(
            changed(filters, {
              area: corners
                ? encodePolyline(corners.map(({ latitude, longitude }) => [latitude, longitude]))
                : undefined,
              bounds: undefined,
            }),
          )
        }
        onLeave={() => {
          if (isMapMode) navigate(addressOf(base, filters));
          leaveToList();
        }}
      />
      {isRenter && (
        <LatePart
          part={ownPlaces}
          props={{ from: results.answer?.listings?.find(({ id }) => id === selectedId), onMarks: setMarks }}
          isWanted
        />
      )}
      {isMapMode && <MapCards results={results} pointed={pointed} />}
    </>
  );
}
