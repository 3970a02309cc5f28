import type { Pixel } from '../provider/map-provider.ts';

/** Map command bound to a key. */
export type MapCommand =
  { readonly pan: Pixel } | { readonly zoom: number } | { readonly step: number } | 'open' | 'leave';

const panStep = 120;
const commands: Readonly<Record<string, MapCommand>> = {
  ArrowUp: { pan: { x: 0, y: -panStep } },
  ArrowDown: { pan: { x: 0, y: panStep } },
  ArrowLeft: { pan: { x: -panStep, y: 0 } },
  ArrowRight: { pan: { x: panStep, y: 0 } },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  _: { zoom: -1 },
  n: { step: 1 },
  p: { step: -1 },
  Enter: 'open',
  Escape: 'leave',
};

/** Returns the command of a key; undefined with Ctrl, Alt or Meta, whose shortcuts belong to the browser. */
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
