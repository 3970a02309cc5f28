import { cutTile } from './tile.mjs';
import { readTopology } from './topology.mjs';

// Tile levels: zoom, the columns and rows that have listings, and the simplification tolerance in tile units.
const levels = [
  { z: 2, columns: [0, 1], rows: [0, 1], tolerance: 3 },
  { z: 5, columns: [0, 11], rows: [3, 14], tolerance: 0.5 },
];
const range = ([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

// Minimum zoom at which a city of a given population is labelled.
const zoomsByPopulation = [
  [1_500_000, 4],
  [600_000, 5],
  [250_000, 6],
  [100_000, 7],
  [40_000, 8],
  [15_000, 9],
  [5_000, 10],
  [0, 11],
];
const zoomOf = (inhabitants) => zoomsByPopulation.find(([minimum]) => inhabitants >= minimum)[1];

const overview = { z: 2, maxZoom: 5 };

/** Returns all tiles of the base map as `{ key: 'zoom-column-row', content }`. */
export function baseMapTiles(topology, { provinces, cities }) {
  const shapes = readTopology(topology);
  const layers = {
    land: shapes.rings('land'),
    lakes: shapes.rings('lakes'),
    rivers: shapes.lines('rivers'),
    shores: shapes.lines('coastlines'),
    borders: [...shapes.between('subunits'), ...shapes.between('countries')],
  };
  const areas = provinces.flatMap(({ code, name, nameFr }) => {
    const point = shapes.labelPoint('subunits', code);
    return point ? [{ point, name, nameFr }] : [];
  });
  const cityNames = [...cities]
    .sort((a, b) => b.population - a.population || a.id - b.id)
    .map(({ longitude, latitude, name, nameFr, population }) => ({
      point: [longitude, latitude],
      name,
      nameFr,
      zoom: zoomOf(population),
    }));
  return levels.flatMap(({ z, columns, rows, tolerance }) =>
    range(rows).flatMap((y) =>
      range(columns).flatMap((x) => {
        const isOverview = z === overview.z;
        const names = isOverview ? cityNames.filter(({ zoom }) => zoom <= overview.maxZoom) : cityNames;
        const content = cutTile({ z, x, y }, { ...layers, names, areas, towns: isOverview ? [] : cities, tolerance });
        return content ? [{ key: `${z}-${x}-${y}`, content }] : [];
      }),
    ),
  );
}
