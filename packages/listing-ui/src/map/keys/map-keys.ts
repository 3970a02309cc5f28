import type { Pixel } from '../provider/map-provider.ts';

/** What a key asks of the map. */
export type MapCommand =
  { readonly pan: Pixel } | { readonly zoom: number } | { readonly step: number } | 'open' | 'leave';

const far = 120;
const commands: Readonly<Record<string, MapCommand>> = {
  ArrowUp: { pan: { x: 0, y: -far } },
  ArrowDown: { pan: { x: 0, y: far } },
  ArrowLeft: { pan: { x: -far, y: 0 } },
  ArrowRight: { pan: { x: far, y: 0 } },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  _: { zoom: -1 },
  n: { step: 1 },
  p: { step: -1 },
  Enter: 'open',
  Escape: 'leave',
};

/** The command of a key; none when it is held with Ctrl, Alt or the command key, which belong to the browser. */
export function commandOf({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): MapCommand | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
