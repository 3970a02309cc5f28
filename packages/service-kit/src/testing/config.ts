/** Rounds of a race: a few in `npm test`, as many as `RACE_ROUNDS` says in its proof. */
export const raceRounds = (few = 10): readonly number[] =>
  Array.from({ length: Number(process.env.RACE_ROUNDS ?? few) }, (_, round) => round + 1);
/** Address of the database server that the test run's global setup started. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('No test database: run this file with the Jest project `http`');
  return url;
}
