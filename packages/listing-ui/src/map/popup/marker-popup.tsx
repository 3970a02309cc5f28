import { IconButton } from '@porchlight/ui';
import type { MapMarker } from '@porchlight/contracts/catalog';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import { useRedraw } from '../marks/use-redraw.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import { useMapWords } from '../words/catalogue.ts';
import { MarkerHomes } from './marker-homes.tsx';
import css from './marker-popup.module.css';

export interface MarkerPopupProps {
  readonly provider: MapProvider;
  readonly marker: MapMarker;
  readonly draw?: ((marker: MapMarker) => ReactNode) | null | undefined;
  onClose(): void;
}

/** The card of a pin, or the homes of one address; it stands by its marker and moves with the map. */
export function MarkerPopup({ provider, marker, draw, onClose }: MarkerPopupProps) {
  const t = useMapWords();
  useRedraw(provider);
  const { x, y } = provider.project(marker);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) keepAsIs(box.current);
  }, []);
  return (
    <div
      className={css.spot}
      ref={(spot) => {
        if (spot) place(spot, provider, marker, { x, y });
      }}
    >
      <div ref={box} className={css.popup} role="group" aria-label={t('homesHere', { count: marker.count })}>
        {draw ? draw(marker) : <MarkerHomes marker={marker} />}
        <IconButton icon={IconX} label={t('closeCard')} className={css.close} onClick={onClose} />
      </div>
    </div>
  );
}

/** A press, a wheel or a double click in the card is the card's, not the map's. Keys go on: Escape closes. */
function keepAsIs(box: HTMLElement): void {
  for (const name of ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'dblclick'] as const)
    box.addEventListener(
      name,
      (event) => {
        event.stopPropagation();
      },
      { passive: true },
    );
}

/** Below its marker in the upper half of the map, above it in the lower half. */
function place(
  spot: HTMLElement,
  provider: MapProvider,
  { latitude }: MapMarker,
  { x, y }: { x: number; y: number },
): void {
  const { north, south } = provider.bounds();
  spot.style.transform = `translate(${x}px, ${y}px)`;
  spot.dataset['side'] = latitude < (north + south) / 2 ? 'above' : 'below';
}
