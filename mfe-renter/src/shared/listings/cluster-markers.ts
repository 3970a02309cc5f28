import { mercatorY } from '@porchlight/contracts';
import type { MapMarker } from '@porchlight/contracts/catalog';

// Sizes of markers in pixels, with a gap between them.
const pin = { width: 80, height: 32 };
const cluster = { width: 54, height: 54 };
const tilePixels = 256;
/** From this zoom, homes under one pin are listed in a card: a cluster would not split any more. */
const closestZoom = 17;

interface Group {
  readonly x: number;
  readonly y: number;
  readonly members: readonly [MapMarker, ...MapMarker[]];
}

/**
 * Joins the markers that would cover each other at a zoom into clusters. The marker of `apartId`, the selected listing,
 * stays a pin.
 */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number, apartId?: string): MapMarker[] {
  const world = tilePixels * 2 ** zoom;
  const isApart = ({ id }: MapMarker) => id !== undefined && id === apartId;
  const groups: Group[] = [];
  const fromNorth = [...markers].sort((a, b) => b.latitude - a.latitude || a.longitude - b.longitude);
  for (const marker of fromNorth.filter((one) => !isApart(one))) {
    let group: Group = {
      x: ((marker.longitude + 180) / 360) * world,
      y: mercatorY(marker.latitude) * world,
      members: [marker],
    };
    // A larger group may cover further ones.
    for (let at = coveredBy(group, groups); at >= 0; at = coveredBy(group, groups)) {
      const [other] = groups.splice(at, 1);
      if (other) group = joinedGroup(other, group);
    }
    groups.push(group);
  }
  return [...groups.map(({ members }) => toMarker(members, zoom)), ...markers.filter(isApart)];
}

const sizeOf = ({ members }: Group) => (members.length === 1 ? pin : cluster);
/** Returns the index of a group whose marker the marker of the given group covers; -1 without one. */
const coveredBy = (group: Group, groups: readonly Group[]): number =>
  groups.findIndex(
    (other) =>
      Math.abs(other.x - group.x) < (sizeOf(other).width + sizeOf(group).width) / 2 &&
      Math.abs(other.y - group.y) < (sizeOf(other).height + sizeOf(group).height) / 2 &&
      other.members[0].currency === group.members[0].currency,
  );

function joinedGroup(one: Group, other: Group): Group {
  const [own, more] = [one.members.length, other.members.length];
  return {
    x: (one.x * own + other.x * more) / (own + more),
    y: (one.y * own + other.y * more) / (own + more),
    members: [...one.members, ...other.members],
  };
}

function toMarker(members: Group['members'], zoom: number): MapMarker {
  if (members.length === 1) return members[0];
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
