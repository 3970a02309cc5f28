import { mercatorY } from '@porchlight/contracts';
import type { MapMarker } from '@porchlight/contracts/catalog';

// Two pins closer than this in pixels cover each other.
const pinWidth = 78;
const pinHeight = 32;
const tilePixels = 256;
/** From this zoom, homes under one pin are listed in a card: a cluster would not split any more. */
const closestZoom = 17;

interface Group {
  readonly x: number;
  readonly y: number;
  readonly members: readonly [MapMarker, ...MapMarker[]];
}

/**
 * Joins the pins that would cover each other at a zoom into clusters. The marker of `apartId`, the selected listing,
 * stays a pin.
 */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number, apartId?: string): MapMarker[] {
  const world = tilePixels * 2 ** zoom;
  const groups: Group[] = [];
  const fromNorth = [...markers].sort((a, b) => b.latitude - a.latitude || a.longitude - b.longitude);
  for (const marker of fromNorth) {
    const x = ((marker.longitude + 180) / 360) * world;
    const y = mercatorY(marker.latitude) * world;
    const isApart = (one: MapMarker) => one.id !== undefined && one.id === apartId;
    const at = groups.findIndex(
      (group) =>
        Math.abs(group.x - x) < pinWidth &&
        Math.abs(group.y - y) < pinHeight &&
        group.members[0].currency === marker.currency &&
        !isApart(marker) &&
        !isApart(group.members[0]),
    );
    const group = groups[at];
    if (group) groups[at] = { ...group, members: [...group.members, marker] };
    else groups.push({ x, y, members: [marker] });
  }
  return groups.map(({ members }) => (members.length === 1 ? members[0] : joined(members, zoom)));
}

function joined(members: readonly [MapMarker, ...MapMarker[]], zoom: number): MapMarker {
  const mean = (key: 'latitude' | 'longitude') => members.reduce((sum, one) => sum + one[key], 0) / members.length;
  const ids = members.flatMap(({ id, ids: own = [] }) => (id === undefined ? own : [id]));
  return {
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    count: members.reduce((sum, { count }) => sum + count, 0),
    rentMin: Math.min(...members.map(({ rentMin }) => rentMin)),
    currency: members[0].currency,
    ...(zoom >= closestZoom ? { ids } : {}),
  };
}
