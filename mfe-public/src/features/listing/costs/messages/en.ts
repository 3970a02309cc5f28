/** Messages of the chart of past rents, in English. */
export const en = {
  rentsOf: 'Rents in {place}, {size}',
  rentsFailed: 'Past rents didn’t load.',
} as const;
