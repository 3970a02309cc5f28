const median = (sorted) => sorted[Math.floor(sorted.length / 2)];

/**
 * Returns a function that computes the rent level of a row: its rent divided by the median of its city and beds (1 =
 * usual), or of its province or country when there are fewer than ten rows.
 */
export function rentLevels(rows) {
  const groups = new Map();
  for (const row of rows) for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row.rent]);
  const medians = new Map(
    [...groups].map(([key, rents]) => [key, { rent: median(rents.sort((a, b) => a - b)), count: rents.length }]),
  );
  return (row) => {
    const known = keysOf(row).map((key) => medians.get(key));
    return row.rent / (known.find(({ count }) => count >= 10) ?? known.at(-1)).rent;
  };
}

const keysOf = ({ city, beds }) => [
  `city ${city.id}/${Math.min(beds, 4)}`,
  `province ${city.provinceId}/${Math.min(beds, 4)}`,
  `country ${city.country}`,
];
