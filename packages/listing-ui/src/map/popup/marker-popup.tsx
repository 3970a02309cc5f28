import { IconButton } from '@porchlight/ui';
import type { MapMarker } from '@porchlight/contracts/catalog';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import { useRedraw } from '../markers/use-redraw.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import { useMapMessages } from '../messages/catalog.ts';
import { MarkerListings } from './marker-listings.tsx';
import css from './marker-popup.module.css';

export interface MarkerPopupProps {
  readonly provider: MapProvider;
  readonly marker: MapMarker;
  readonly draw?: ((marker: MapMarker) => ReactNode) | null | undefined;
  onClose(): void;
}

/** Card of a marker, or of the listings at one address; positioned beside the marker. */
export function MarkerPopup({ provider, marker, draw, onClose }: MarkerPopupProps) {
  const t = useMapMessages();
  useRedraw(provider);
  const { x, y } = provider.project(marker);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) stopMapGestures(box.current);
  }, []);
  return (
    <div
      className={css.spot}
      ref={(element) => {
        if (element) positionCard(element, provider, marker, { x, y });
      }}
    >
      <div ref={box} className={css.popup} role="group" aria-label={t('homesHere', { count: marker.count })}>
        {draw ? draw(marker) : <MarkerListings marker={marker} />}
        <IconButton icon={IconX} label={t('closeCard')} className={css.close} onClick={onClose} />
      </div>
    </div>
  );
}

/**
 * Keeps pointer and wheel events inside the card from reaching the map. Key events propagate: Escape closes the card.
 */
function stopMapGestures(box: HTMLElement): void {
  for (const name of ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'dblclick'] as const)
    box.addEventListener(
      name,
      (event) => {
        event.stopPropagation();
      },
      { passive: true },
    );
}

/** Places the card below its marker in the upper half of the map, above it in the lower half. */
function positionCard(
  element: HTMLElement,
  provider: MapProvider,
  { latitude }: MapMarker,
  { x, y }: { x: number; y: number },
): void {
  const { north, south } = provider.bounds();
  element.style.transform = `translate(${x}px, ${y}px)`;
  element.dataset['side'] = latitude < (north + south) / 2 ? 'above' : 'below';
}
