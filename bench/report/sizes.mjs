/** Reports the relation sizes, one column per market size. */
export function reportSizes(report, databases) {
  const names = [...new Set(databases.flatMap(({ tables }) => tables.map(({ name }) => name)))];
  const total = (tables) => tables.reduce((sum, { mb }) => sum + mb, 0);
  const column = ({ size }) => `${size} listings`;
  const rows = names.map((name) => ({
    table: name,
    ...Object.fromEntries(
      databases.map((database) => [column(database), database.tables.find((table) => table.name === name)?.mb]),
    ),
  }));
  report.table('Tables and indexes that searches read, MB', [
    ...rows,
    { table: 'total', ...Object.fromEntries(databases.map((database) => [column(database), total(database.tables)])) },
  ]);
}
