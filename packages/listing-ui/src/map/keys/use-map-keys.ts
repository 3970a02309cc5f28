import type { MapMarker } from '@porchlight/contracts/catalog';
import type { KeyboardEvent } from 'react';
import type { MapViewProps } from '../map-view-props.ts';
import { isWithin } from '../provider/geometry.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import type { useMapActs } from '../use-map-acts.ts';
import { commandOf, type MapCommand } from './map-keys.ts';
import type { useSteps } from './use-steps.ts';

interface KeyedMap {
  readonly provider: MapProvider | undefined;
  readonly props: Pick<MapViewProps, 'onHover' | 'onOpen' | 'onLeave'>;
  readonly acts: ReturnType<typeof useMapActs>;
  readonly steps: ReturnType<typeof useSteps>;
  /** Where focus goes when the map is left. */
  readonly afterId: string;
}

/** The map's own keys: arrows, + and −, N and P, Enter, Escape. */
export function useMapKeys(map: KeyedMap): (event: KeyboardEvent) => void {
  return (event) => {
    const command = commandOf(event.nativeEvent);
    // Inside a card the keys are the card's; only Escape is told on.
    if (!command || (event.target !== event.currentTarget && command !== 'leave')) return;
    event.preventDefault();
    obey(command, map);
  };
}

function obey(command: MapCommand, { provider, props, acts, steps, afterId }: KeyedMap): void {
  if (command === 'leave') leave(acts, props, afterId);
  else if (command === 'open') {
    if (steps.stepped) open(steps.stepped, acts, props);
  } else if ('pan' in command) provider?.panBy(command.pan);
  else if ('zoom' in command) provider?.zoomBy(command.zoom);
  else step(steps.step(command.step), provider, props);
}

function leave(acts: KeyedMap['acts'], { onLeave }: KeyedMap['props'], afterId: string): void {
  if (acts.opened) acts.close();
  else if (onLeave) onLeave();
  else document.getElementById(afterId)?.focus();
}

function open(marker: MapMarker, acts: KeyedMap['acts'], { onOpen }: KeyedMap['props']): void {
  if (marker.id !== undefined && onOpen) onOpen(marker.id);
  else acts.press(marker);
}

function step(marker: MapMarker | undefined, provider: MapProvider | undefined, { onHover }: KeyedMap['props']): void {
  if (!marker || !provider) return;
  if (!isWithin(provider.bounds(), marker)) provider.moveTo(marker, provider.zoom());
  onHover(marker.id ?? marker.ids?.[0] ?? null);
}
