import { mercatorY } from '@porchlight/contracts';
import type { MapMarker } from '@porchlight/contracts/catalog';

// Half the width and height of markers in pixels. Neighbours may touch slightly: joining all of them would chain a
// whole city into one cluster.
const pin = { width: 36, height: 15 };
const cluster = { width: 20, height: 20 };
/** A pin takes in the pins within this distance. */
const reach = { width: 72, height: 48 };
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
  const toGroup = (marker: MapMarker): Group => ({
    x: ((marker.longitude + 180) / 360) * world,
    y: mercatorY(marker.latitude) * world,
    members: [marker],
  });
  const fromNorth = [...markers].sort((a, b) => b.latitude - a.latitude || a.longitude - b.longitude);
  const near = groupedBy(fromNorth.filter((one) => !isApart(one)).map(toGroup), () => reach);
  const fromSmallest = near.sort((a, b) => a.members.length - b.members.length);
  const apart = groupedBy(fromSmallest, (one, other) => {
    const [size, otherSize] = [sizeOf(one), sizeOf(other)];
    return { width: size.width + otherSize.width, height: size.height + otherSize.height };
  });
  return [...apart.map(({ members }) => toMarker(members, zoom)), ...markers.filter(isApart)];
}

const sizeOf = ({ members }: Group) => (members.length === 1 ? pin : cluster);
type Distance = (one: Group, other: Group) => { readonly width: number; readonly height: number };
/** Joins each group with the ones near its first position; a joined group stands at the mean of its members. */
function groupedBy(groups: readonly Group[], distance: Distance): Group[] {
  const made: { readonly anchor: Group; group: Group }[] = [];
  for (const group of groups) {
    const found = made.find(({ anchor }) => {
      const { width, height } = distance(anchor, group);
      return (
        Math.abs(anchor.x - group.x) < width &&
        Math.abs(anchor.y - group.y) < height &&
        anchor.members[0].currency === group.members[0].currency
      );
    });
    if (found) found.group = joinedGroup(found.group, group);
    else made.push({ anchor: group, group });
  }
  return made.map(({ group }) => group);
}

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
