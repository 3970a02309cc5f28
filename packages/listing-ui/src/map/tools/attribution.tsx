import { useFormat } from '@porchlight/client';
import { orientationZoom } from '../base-map/ground-data.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import type { Tiles } from '../provider/leaflet-base-map.tsx';
import { useRedraw } from '../markers/use-redraw.ts';
import { useMapMessages } from '../messages/catalog.ts';
import css from './map-tools.module.css';
import { scaleBar } from './scale.ts';

/** Attribution, scale bar, and the note that the map is simplified. */
export function Attribution({
  provider,
  tiles,
}: {
  readonly provider: MapProvider;
  readonly tiles?: Tiles | undefined;
}) {
  const t = useMapMessages();
  const format = useFormat();
  useRedraw(provider);
  const scale = scaleBar(provider.zoom(), centerLatitude(provider));
  const isLeaflet = provider.name === 'leaflet';
  const isSimplified = isLeaflet && !tiles && provider.zoom() >= orientationZoom;
  return (
    <>
      {isSimplified && <span className={css.simplified}>{t('simplified')}</span>}
      {scale && (
        <span
          className={css.scale}
          aria-hidden
          ref={(element) => {
            if (element) element.style.width = `${scale.pixels}px`;
          }}
        >
          {format.distance(scale.kilometres)}
        </span>
      )}
      {isLeaflet && (
        <span className={css.credit}>
          {tiles?.attribution ? `${tiles.attribution} · ` : ''}
          {t('mapCredit')}
        </span>
      )}
    </>
  );
}

const centerLatitude = (provider: MapProvider) => {
  const { north, south } = provider.bounds();
  return (north + south) / 2;
};
