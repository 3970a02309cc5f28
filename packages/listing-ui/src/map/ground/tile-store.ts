import { sees, type Camera } from './camera.ts';
import type { OrientationContent, TileContent } from './ground-data.ts';
import { tileAddresses } from './tile-addresses.ts';
import torontoAddress from './toronto.tile';

type Kept<T> = T | 'coming' | 'missing';
const kept = new Map<string, Kept<unknown>>();
const listeners = new Set<() => void>();

async function load(address: string): Promise<void> {
  try {
    // eslint-disable-next-line no-restricted-globals -- a hashed file of this build, no call of the API
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The map's ground answered ${answer.status}`);
    kept.set(address, await answer.json());
  } catch {
    // The ground stays plain there; the next map asks again.
    kept.set(address, 'missing');
  }
  for (const listener of listeners) listener();
}

function find<T>(address: string | undefined): Kept<T> {
  if (address === undefined) return 'missing';
  if (!kept.has(address)) { kept.set(address, 'coming'); void load(address); }
  return kept.get(address) as Kept<T>;
}

/** A tile of the ground; fetched at the first question, `onTiles` tells when it is there. Open water is `missing`. */
export const tileOf = (key: string): Kept<TileContent> => find<TileContent>(tileAddresses[key]);
const layers = [{ address: torontoAddress, box: { south: 43.43, west: -79.85, north: 43.95, east: -78.8 } }];
/** The metros' own layers that a camera sees. Other metros are drawn from the towns of the tiles. */
export const orientationsSeen = (camera: Camera): OrientationContent[] => layers.filter(({ box }) => sees(camera, box))
  .map(({ address }) => find<OrientationContent>(address)).filter((layer) => typeof layer !== 'string');
/** Hears of tiles that have come; what failed is asked for again by whoever listens next. */
export function onTiles(listener: () => void): () => void {
  for (const [address, content] of kept) if (content === 'missing') kept.delete(address);
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}
