/** Returns the rows of a figure: percentiles and rate of each lane, and its ratios to raw SQL at the same size. */
export function figureRows(lanes, records) {
  return lanes
    .filter(({ lane }) => records.get(lane).times.count > 0)
    .map(({ lane, size, contestant }) => {
      const { times } = records.get(lane);
      const raw = records.get(laneName(size, 'raw SQL'))?.times;
      const ratios = raw?.count
        ? { 'p50 / raw': times.p50 / raw.p50, 'p95 / raw': times.p95 / raw.p95, 'req/s / raw': times.rate / raw.rate }
        : {};
      return {
        size,
        contestant: contestant.name,
        p50: times.p50,
        p95: times.p95,
        p99: times.p99,
        'req/s': times.rate,
        ...ratios,
      };
    });
}

/** Returns the rows of a mix: p50 / p95 in milliseconds of each kind of query, one column per lane. */
export function kindRows(lanes, records) {
  const kinds = [...new Set(lanes.flatMap(({ lane }) => [...records.get(lane).kinds.keys()]))];
  return kinds.map((kind) => ({
    kind,
    ...Object.fromEntries(
      lanes.flatMap(({ lane }) => {
        const times = records.get(lane).kinds.get(kind);
        return times ? [[lane, `${times.p50.toFixed(2)} / ${times.p95.toFixed(2)}`]] : [];
      }),
    ),
  }));
}

/** Returns the name of a lane: contestant and size. */
export const laneName = (size, contestant) => `${contestant} ${size}`;
