import { useFormat, type Format } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { memo, type ReactNode } from 'react';
import type { Pixel } from '../provider/map-provider.ts';
import { useMapMessages } from '../messages/catalog.ts';
import { markerKind, markerName } from './marker-kind.ts';
import css from './marker.module.css';
import { positionAt } from './position-at.ts';

export interface MarkerProps {
  readonly marker: MapMarker;
  readonly x: number;
  readonly y: number;
  readonly isActive: boolean;
  readonly isSeen: boolean;
  readonly isFavourite: boolean;
  /** The count is not exact and not shown. */
  readonly isApproximate: boolean;
  /** Marker reached by keyboard stepping. */
  readonly isStepped: boolean;
  /** Rendered before the rent; a heart for a favourite by default. */
  readonly sign?: ReactNode;
  onPress(marker: MapMarker): void;
  onHover(id: string | null): void;
}

/**
 * Marker: the rent of a listing, or a circle with the number of listings. Reached with the map's own keys instead of
 * Tab.
 */
export const Marker = memo(function Marker({
  marker,
  x,
  y,
  sign,
  isApproximate,
  onPress,
  onHover,
  ...looks
}: MarkerProps) {
  const t = useMapMessages();
  const format = useFormat();
  const hovered = marker.id ?? marker.ids?.[0];
  const name = markerName(marker, { t, format, isApproximate });
  return (
    <div className={classNames(css.spot, looks.isActive && css.top)} ref={positionAt(pixel(x, y))}>
      <button
        type="button"
        tabIndex={-1}
        className={markerClass(marker, looks)}
        aria-label={looks.isFavourite ? `${name}, ${t('kept')}` : name}
        onClick={() => onPress(marker)}
        onPointerEnter={hovered ? () => onHover(hovered) : undefined}
        onPointerLeave={hovered ? () => onHover(null) : undefined}
      >
        {markerKind(marker) === 'home' ? (
          <>
            {sign ?? (looks.isFavourite && <IconHeart size={12} className={css.heart} aria-hidden />)}
            {format.money(marker.rentMin, marker.currency)}
          </>
        ) : (
          countText(marker, isApproximate, format)
        )}
      </button>
    </div>
  );
});

const countText = (marker: MapMarker, isApproximate: boolean, format: Format): string =>
  isApproximate && markerKind(marker) === 'cluster' ? '' : format.number(marker.count);
const pixel = (x: number, y: number): Pixel => ({ x, y });

function markerClass(
  marker: MapMarker,
  { isActive, isSeen, isStepped }: Pick<MarkerProps, 'isActive' | 'isSeen' | 'isStepped'>,
): string {
  const isHome = markerKind(marker) === 'home';
  const shape = isHome
    ? classNames(css.pin, marker.featured && css.featured, isSeen && css.seen)
    : classNames(css.cluster, marker.count >= 25 && css.large);
  return classNames(shape, isActive && css.active, isStepped && css.stepped);
}
