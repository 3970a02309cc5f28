import { appendFileSync } from 'node:fs';

/** Rounds of a race: a few in `npm test`, as many as `RACE_ROUNDS` sets in its verification suite. */
export const raceRounds = (few = 4): readonly number[] =>
  Array.from({ length: Number(process.env.RACE_ROUNDS ?? few) }, (_, round) => round + 1);
/** Random cases of a property: a few in `npm test`, as many as `PROPERTY_RUNS` sets in a verification suite. */
export const propertyRuns = (few: number): number => Number(process.env.PROPERTY_RUNS ?? few);
/** Adds to a figure that a verification suite prints; does nothing in `npm test`. */
export function addFigure(name: string, value: number): void {
  const file = process.env.TEST_FIGURES;
  if (file !== undefined) appendFileSync(file, `${name} ${value}\n`);
}
/** Names a set of template databases; tests of a changed migration have their own. */
export const templateSet = (): string => process.env.TEST_TEMPLATES ?? '';
/** Returns the URL of the database server that the global test setup started. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('No test database: run this file with the Jest project `http`');
  return url;
}
