/** The table of sizes, a column for each number of homes. */
export function tellSizes(report, found) {
  const names = [...new Set(found.flatMap(({ tables }) => tables.map(({ name }) => name)))];
  const total = (tables) => tables.reduce((sum, { mb }) => sum + mb, 0);
  const column = ({ homes }) => `${homes} homes`;
  const rows = names.map((name) => ({
    table: name,
    ...Object.fromEntries(found.map((one) => [column(one), one.tables.find((table) => table.name === name)?.mb])),
  }));
  report.table('Tables and indexes that searches read, MB', [
    ...rows,
    { table: 'all', ...Object.fromEntries(found.map((one) => [column(one), total(one.tables)])) },
  ]);
}
