import { sendByFetch } from '@porchlight/client';
import { sees, type Camera } from './camera.ts';
import type { OrientationContent, TileContent } from './ground-data.ts';
import { tileAddresses } from './tile-addresses.ts';
import torontoAddress from './toronto.tile';

type Kept<T> = T | 'coming' | 'missing';
const kept = new Map<string, Kept<unknown>>();
const listeners = new Set<() => void>();

// The tiles are files of this build: they lie beside the API, not below it.
const send = sendByFetch('');
async function load(address: string): Promise<void> {
  try {
    const { status, body } = await send(address, { method: 'GET', headers: {} });
    if (status !== 200) throw new Error(`The map's ground answered ${status}`);
    kept.set(address, JSON.parse(body));
  } catch {
    // The ground stays plain there; the next map asks again.
    kept.set(address, 'missing');
  }
  for (const listener of listeners) listener();
}

function find<T>(address: string | undefined): Kept<T> {
  if (address === undefined) return 'missing';
  if (!kept.has(address)) {
    kept.set(address, 'coming');
    void load(address);
  }
  return kept.get(address) as Kept<T>;
}

/** A tile of the ground; fetched at the first question, `onTiles` tells when it is there. Open water is `missing`. */
export const tileOf = (key: string): Kept<TileContent> => find<TileContent>(tileAddresses[key]);
const layers = [{ address: torontoAddress, box: { south: 43.43, west: -79.85, north: 43.95, east: -78.8 } }];
/** The metros' own layers that a camera sees. Other metros are drawn from the towns of the tiles. */
export const orientationsSeen = (camera: Camera): OrientationContent[] =>
  layers
    .filter(({ box }) => sees(camera, box))
    .map(({ address }) => find<OrientationContent>(address))
    .filter((layer) => typeof layer !== 'string');
/** Hears of tiles that have come; what failed is asked for again by whoever listens next. */
export function onTiles(listener: () => void): () => void {
  for (const [address, content] of kept) if (content === 'missing') kept.delete(address);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
