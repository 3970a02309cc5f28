import { sendByFetch } from '@porchlight/client';
import { isVisible, type Camera } from './camera.ts';
import type { OrientationContent, TileContent } from './ground-data.ts';
import { tileAddresses } from './tile-addresses.ts';
import torontoAddress from './toronto.tile';

type TileState<T> = T | 'loading' | 'missing';
const cache = new Map<string, TileState<unknown>>();
const listeners = new Set<() => void>();

// Tiles are static files of this build, served beside the API and not below it.
const send = sendByFetch('');
async function load(address: string): Promise<void> {
  try {
    const { status, body } = await send(address, { method: 'GET', headers: {} });
    if (status !== 200) throw new Error(`map tile request failed with status ${status}`);
    cache.set(address, JSON.parse(body));
  } catch {
    // The area stays plain; the next map retries.
    cache.set(address, 'missing');
  }
  for (const listener of listeners) listener();
}

function getOrLoad<T>(address: string | undefined): TileState<T> {
  if (address === undefined) return 'missing';
  if (!cache.has(address)) {
    cache.set(address, 'loading');
    void load(address);
  }
  return cache.get(address) as TileState<T>;
}

/**
 * Returns a tile, requesting it on first use; `onTiles` reports its arrival. Open water has no tile and is `missing`.
 */
export const getTile = (key: string): TileState<TileContent> => getOrLoad<TileContent>(tileAddresses[key]);
const layers = [{ address: torontoAddress, box: { south: 43.43, west: -79.85, north: 43.95, east: -78.8 } }];
/**
 * Returns the loaded orientation layers of the visible metro areas. Other metro areas are drawn from the towns of the
 * tiles.
 */
export const visibleOrientations = (camera: Camera): OrientationContent[] =>
  layers
    .filter(({ box }) => isVisible(camera, box))
    .map(({ address }) => getOrLoad<OrientationContent>(address))
    .filter((layer) => typeof layer !== 'string');
/** Subscribes to loaded tiles. Clears failed tiles, so that they are requested again. */
export function onTilesLoaded(listener: () => void): () => void {
  for (const [address, content] of cache) if (content === 'missing') cache.delete(address);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
