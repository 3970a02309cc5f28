import type { Bounds } from '@porchlight/contracts/catalog';
import { Button, Spinner } from '@porchlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LatLng } from '../map-view-props.ts';
import { useMapMessages } from '../messages/catalog.ts';
import { useBoundsMessages } from './messages/catalog.ts';
import { BaseMap } from '../provider/base-map.tsx';
import { cornersOf, isWithin } from '../provider/geometry.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import { ShapesLayer } from '../markers/shapes-layer.tsx';
import { Attribution } from '../tools/attribution.tsx';
import { MapTools } from '../tools/map-tools.tsx';
import { useMapSettings } from '../use-map-settings.ts';
import frame from '../map-view.module.css';
import css from './bounds-map.module.css';
import { corners, middleHalf, movedCorner } from './corners.ts';
import { Handle } from './handle.tsx';

export interface BoundsMapProps {
  /** Undefined while there is no box: a button places one in the middle of the map. */
  readonly bounds: Bounds | undefined;
  /** Point that has a handle of its own: the center of a city. */
  readonly center?: LatLng | undefined;
  onBounds(bounds: Bounds): void;
  onCenter?: ((center: LatLng) => void) | undefined;
}

/**
 * Map of a box whose corners are dragged, or moved by the arrow keys. Moves the view when the box leaves it, but not
 * while a corner is dragged.
 */
export function BoundsMap(props: BoundsMapProps) {
  const t = useBoundsMessages();
  const ofMap = useMapMessages();
  const settings = useMapSettings();
  const [provider, setProvider] = useState<MapProvider>();
  return (
    <div className={css.map}>
      <div className={frame.frame} role="group" aria-label={t('mapOfBounds')}>
        {settings && (
          <BaseMap settings={settings} start={startOf(props)} isMapMode={false} onReady={setProvider}>
            {provider && props.bounds && <Box provider={provider} {...props} bounds={props.bounds} />}
          </BaseMap>
        )}
        {!provider && (
          <div className={frame.waiting}>
            <Spinner label={ofMap('loadingMap')} />
          </div>
        )}
        <div className={frame.top}>
          <div className={frame.corner}>
            {provider && !props.bounds && (
              <Button onClick={() => props.onBounds(middleHalf(provider.bounds()))}>{t('placeBox')}</Button>
            )}
          </div>
          <MapTools provider={provider} isDrawing={false} onDraw={undefined} />
        </div>
        {provider && <Attribution provider={provider} tiles={settings?.tiles} />}
      </div>
    </div>
  );
}

const northAmerica = { latitude: 47, longitude: -96 };
const startOf = ({ bounds }: BoundsMapProps) => ({ center: northAmerica, zoom: 4, bounds });

type BoxProps = BoundsMapProps & { readonly provider: MapProvider; readonly bounds: Bounds };
function Box({ provider, bounds, center, onBounds, onCenter }: BoxProps) {
  const t = useBoundsMessages();
  const [isDragging, setDragging] = useState(false);
  useView(provider, bounds, isDragging);
  const drag = (isOn: boolean) => {
    provider.setDragging(!isOn);
    setDragging(isOn);
  };
  const step = { latitude: (bounds.north - bounds.south) / 40, longitude: (bounds.east - bounds.west) / 40 };
  return (
    <>
      <ShapesLayer provider={provider} markers={[]} area={cornersOf(bounds)} />
      {corners.map(({ key, pointOf }) => (
        <Handle
          key={key}
          {...{ provider, step }}
          kind="corner"
          label={t(key)}
          point={pointOf(bounds)}
          onDrag={drag}
          onMove={(point) => onBounds(movedCorner(bounds, key, point))}
        />
      ))}
      {center && onCenter && (
        <Handle
          {...{ provider, step }}
          kind="center"
          label={t('centerHandle')}
          point={center}
          onDrag={drag}
          onMove={onCenter}
        />
      )}
    </>
  );
}

/** Shows the box when it is not in view, as after new numbers. */
function useView(provider: MapProvider, bounds: Bounds, isDragging: boolean): void {
  const { north, east, south, west } = bounds;
  const show = useEffectEvent(() => {
    const view = provider.bounds();
    if (!isDragging && !cornersOf(bounds).every((corner) => isWithin(view, corner))) provider.fit(bounds);
  });
  useEffect(() => {
    show();
  }, [north, east, south, west, isDragging]);
}
