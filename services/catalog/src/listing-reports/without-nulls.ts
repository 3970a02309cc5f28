/** Returns a row without its empty columns, with its times as ISO 8601. */
export const withoutNulls = (row: object): object =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, value instanceof Date ? value.toISOString() : (value as unknown)]),
  );
