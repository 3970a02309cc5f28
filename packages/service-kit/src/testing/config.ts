/** Rounds of a race: a few in `npm test`, as many as `RACE_ROUNDS` sets in its verification suite. */
export const raceRounds = (few = 10): readonly number[] =>
  Array.from({ length: Number(process.env.RACE_ROUNDS ?? few) }, (_, round) => round + 1);
/** Returns the URL of the database server that the global test setup started. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('No test database: run this file with the Jest project `http`');
  return url;
}
