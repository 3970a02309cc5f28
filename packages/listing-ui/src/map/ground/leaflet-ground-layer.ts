import type L from 'leaflet';

/** Puts our own ground under everything else of a map. */
export function addGround(map: L.Map): void {
  map.createPane('ground');
}
