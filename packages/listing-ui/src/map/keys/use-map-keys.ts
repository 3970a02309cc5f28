import type { MapMarker } from '@porchlight/contracts/catalog';
import type { KeyboardEvent } from 'react';
import type { MapViewProps } from '../map-view-props.ts';
import { isWithin } from '../provider/geometry.ts';
import type { MapProvider } from '../provider/map-provider.ts';
import type { useMarkerActions } from '../use-marker-actions.ts';
import { commandOf, type MapCommand } from './map-keys.ts';
import type { useMarkerSteps } from './use-marker-steps.ts';

interface KeyboardMap {
  readonly provider: MapProvider | undefined;
  readonly props: Pick<MapViewProps, 'onHover' | 'onOpen' | 'onLeave'>;
  readonly actions: ReturnType<typeof useMarkerActions>;
  readonly steps: ReturnType<typeof useMarkerSteps>;
  /** Id of the element that receives the focus when the map is left. */
  readonly afterId: string;
}

/** Returns the key handler of the map: arrows, + and −, N and P, Enter, Escape. */
export function useMapKeys(map: KeyboardMap): (event: KeyboardEvent) => void {
  return (event) => {
    const command = commandOf(event.nativeEvent);
    // Inside an open card only Escape is handled here.
    if (!command || (event.target !== event.currentTarget && command !== 'leave')) return;
    event.preventDefault();
    runCommand(command, map);
  };
}

function runCommand(command: MapCommand, { provider, props, actions, steps, afterId }: KeyboardMap): void {
  if (command === 'leave') leave(actions, props, afterId);
  else if (command === 'open') {
    if (steps.stepped) open(steps.stepped, actions, props);
  } else if ('pan' in command) provider?.panBy(command.pan);
  else if ('zoom' in command) provider?.zoomBy(command.zoom);
  else step(steps.step(command.step), provider, props);
}

function leave(actions: KeyboardMap['actions'], { onLeave }: KeyboardMap['props'], afterId: string): void {
  if (actions.opened) actions.close();
  else if (onLeave) onLeave();
  else document.getElementById(afterId)?.focus();
}

function open(marker: MapMarker, actions: KeyboardMap['actions'], { onOpen }: KeyboardMap['props']): void {
  if (marker.id !== undefined && onOpen) onOpen(marker.id);
  else actions.press(marker);
}

function step(
  marker: MapMarker | undefined,
  provider: MapProvider | undefined,
  { onHover }: KeyboardMap['props'],
): void {
  if (!marker || !provider) return;
  if (!isWithin(provider.bounds(), marker)) provider.moveTo(marker, provider.zoom());
  onHover(marker.id ?? marker.ids?.[0] ?? null);
}
