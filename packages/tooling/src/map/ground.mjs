import { cutTile } from './tile.mjs';
import { readTopology } from './topology.mjs';

// Zooms that are cut, the part of the world that has homes, and how much detail a tile needs for the zooms painted from it.
const levels = [
  { z: 2, columns: [0, 1], rows: [0, 1], slack: 3 },
  { z: 5, columns: [0, 11], rows: [3, 14], slack: 0.5 },
];
const range = ([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

// From which zoom a town of a size is named.
const zoomsByPeople = [
  [1_500_000, 4],
  [600_000, 5],
  [250_000, 6],
  [100_000, 7],
  [40_000, 8],
  [15_000, 9],
  [5_000, 10],
  [0, 11],
];
const zoomOf = (people) => zoomsByPeople.find(([least]) => people >= least)[1];

const farLabel = { z: 2, most: 5 };

/** All tiles of the ground: `{ key: 'zoom-column-row', content }`. */
export function groundOf(topology, { provinces, cities }) {
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
  return levels.flatMap(({ z, columns, rows, slack }) =>
    range(rows).flatMap((y) =>
      range(columns).flatMap((x) => {
        const isFar = z === farLabel.z;
        const names = isFar ? cityNames.filter(({ zoom }) => zoom <= farLabel.most) : cityNames;
        const content = cutTile({ z, x, y }, { ...layers, names, areas, towns: isFar ? [] : cities, slack });
        return content ? [{ key: `${z}-${x}-${y}`, content }] : [];
      }),
    ),
  );
}
