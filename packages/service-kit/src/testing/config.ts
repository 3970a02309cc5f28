/** Address of the database server that the test run's global setup started. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('No test database: run this file with the Jest project `http`');
  return url;
}
