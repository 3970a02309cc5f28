/** Test support for services: a database per test file, real HTTP, signed identities. */
export { guestWithDevice, asLandlord, asUser, asRenter, asService, asStaff, guest, type Actor } from './actors.ts';
export {
  callsOf,
  identityOf,
  startForTest,
  type TestApp,
  type TestCall,
  type TestCalls,
  type TestResponse,
} from './start-for-test.ts';
export { cloneDatabase, type TestDatabase } from './test-database.ts';
export { privateKeyOf, testEnvironment, testPublicKeys } from './test-keys.ts';
export { freePort } from './free-port.ts';
export { addFigure, propertyRuns, raceRounds, testServerUrl } from './config.ts';
export { overlapping } from './overlapping.ts';
export { unmappedTables } from './unmapped-tables.ts';
