import { feature } from 'topojson-client';

/** Reads the objects of a TopoJSON file as rings and lines of `[longitude, latitude]`. */
export function readTopology(topology) {
  const { objects } = topology;
  const coordinates = (object) => feature(topology, object).geometry.coordinates;
  const rings = (object) =>
    object.type === 'Polygon' ? coordinates(object) : object.type === 'MultiPolygon' ? coordinates(object).flat() : [];
  const lines = (object) =>
    object.type === 'LineString' ? [coordinates(object)] : object.type === 'MultiLineString' ? coordinates(object) : [];
  const all = (name, read) => objects[name].geometries.flatMap(read);
  return {
    rings: (name) => all(name, rings),
    lines: (name) => all(name, lines),
    /** Returns the lines between the shapes of an object: the arcs that two shapes share. */
    between: (name) => coordinates({ type: 'MultiLineString', arcs: sharedArcs(objects[name].geometries) }),
    labelPoint: (name, id) => objects[name].geometries.find((one) => one.id === id)?.properties.ct,
  };
}

function sharedArcs(geometries) {
  const uses = new Map();
  for (const { arcs } of geometries)
    for (const index of arcs.flat(3)) {
      const one = index < 0 ? ~index : index;
      uses.set(one, (uses.get(one) ?? 0) + 1);
    }
  return [...uses].filter(([, count]) => count > 1).map(([index]) => [index]);
}
