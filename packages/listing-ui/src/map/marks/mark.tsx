import { useFormat } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { memo, type ReactNode } from 'react';
import type { Pixel } from '../provider/map-provider.ts';
import { useMapWords } from '../words/catalogue.ts';
import { kindOf, nameOf } from './marker-kind.ts';
import css from './mark.module.css';
import { placeAt } from './place-at.ts';

export interface MarkProps {
  readonly marker: MapMarker;
  readonly x: number;
  readonly y: number;
  readonly isActive: boolean;
  readonly isSeen: boolean;
  readonly isKept: boolean;
  /** Where the keyboard's steps stand. */
  readonly isStepped: boolean;
  /** Drawn before the rent; the heart of a kept home unless given. */
  readonly sign?: ReactNode;
  onPress(marker: MapMarker): void;
  onHover(id: string | null): void;
}

/** A marker on the map: the price of a home, or a circle with the number of homes. It is reached by the map's own keys. */
export const Mark = memo(function Mark({ marker, x, y, sign, onPress, onHover, ...looks }: MarkProps) {
  const t = useMapWords();
  const format = useFormat();
  const hovered = marker.id ?? marker.ids?.[0];
  const name = nameOf(marker, t, format);
  return (
    <div className={classNames(css.spot, looks.isActive && css.top)} ref={placeAt(pixel(x, y))}>
      <button
        type="button"
        tabIndex={-1}
        className={lookOf(marker, looks)}
        aria-label={looks.isKept ? `${name}, ${t('kept')}` : name}
        onClick={() => onPress(marker)}
        onPointerEnter={hovered ? () => onHover(hovered) : undefined}
        onPointerLeave={hovered ? () => onHover(null) : undefined}
      >
        {kindOf(marker) === 'home' ? (
          <>
            {sign ?? (looks.isKept && <IconHeart size={12} className={css.heart} aria-hidden />)}
            {format.money(marker.rentMin, marker.currency)}
          </>
        ) : (
          format.number(marker.count)
        )}
      </button>
    </div>
  );
});

const pixel = (x: number, y: number): Pixel => ({ x, y });

function lookOf(
  marker: MapMarker,
  { isActive, isSeen, isStepped }: Pick<MarkProps, 'isActive' | 'isSeen' | 'isStepped'>,
): string {
  const isHome = kindOf(marker) === 'home';
  const shape = isHome
    ? classNames(css.pin, marker.featured && css.featured, isSeen && css.seen)
    : classNames(css.cluster, marker.count >= 25 && css.large);
  return classNames(shape, isActive && css.active, isStepped && css.stepped);
}
