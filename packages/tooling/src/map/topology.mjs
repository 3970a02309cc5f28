/** Reads a TopoJSON file's objects as rings and lines of `[longitude, latitude]`. */
export function readTopology({ transform: { scale, translate }, arcs, objects }) {
  const points = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  // An arc of a negative number is walked backwards; neighbours share their common point.
  const arcOf = (index) => (index < 0 ? [...points[~index]].reverse() : points[index]);
  const join = (indices) => indices.flatMap((index, at) => (at ? arcOf(index).slice(1) : arcOf(index)));
  const rings = ({ type, arcs: of }) =>
    type === 'Polygon' ? of.map(join) : type === 'MultiPolygon' ? of.flatMap((one) => one.map(join)) : [];
  const lines = ({ type, arcs: of }) =>
    type === 'LineString' ? [join(of)] : type === 'MultiLineString' ? of.map(join) : [];
  const all = (name, read) => objects[name].geometries.flatMap(read);
  return {
    rings: (name) => all(name, rings),
    lines: (name) => all(name, lines),
    /** The lines between two shapes of an object: arcs that both use. */
    between: (name) => sharedArcs(objects[name].geometries).map((index) => points[index]),
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
  return [...uses].filter(([, count]) => count > 1).map(([index]) => index);
}
