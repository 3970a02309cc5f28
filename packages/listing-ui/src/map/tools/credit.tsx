import { useFormat } from '@porchlight/client';
import { orientationZoom } from '../ground/ground-data.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import type { Tiles } from '../provider/leaflet-ground.tsx';
import { useRedraw } from '../marks/use-redraw.ts';
import { useMapWords } from '../words/catalogue.ts';
import css from './map-tools.module.css';
import { scaleOf } from './scale.ts';

/** Who made what the map shows, the length of a kilometre, and that the map is a simplified one. */
export function Credit({ provider, tiles }: { readonly provider: MapProvider; readonly tiles?: Tiles | undefined }) {
  const t = useMapWords();
  const format = useFormat();
  useRedraw(provider);
  const scale = scaleOf(provider.zoom(), middleOf(provider));
  const isOurs = provider.name === 'leaflet';
  const isSimplified = isOurs && !tiles && provider.zoom() >= orientationZoom;
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
      {isOurs && (
        <span className={css.credit}>
          {tiles?.attribution ? `${tiles.attribution} · ` : ''}
          {t('mapCredit')}
        </span>
      )}
    </>
  );
}

const middleOf = (provider: MapProvider) => {
  const { north, south } = provider.bounds();
  return (north + south) / 2;
};
