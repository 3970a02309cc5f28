/** What the tests of a service stand on: a real database of its own, real HTTP, signed identities. */
export { aGuestOn, asLandlord, asPerson, asRenter, asService, asStaff, guest, type Actor } from './actors.ts';
export { identityOf, startForTest, type TestAnswer, type TestApp, type TestCall } from './start-for-test.ts';
export { cloneDatabase, type TestDatabase } from './test-database.ts';
export { privateKeyOf, testEnvironment, testPublicKeys } from './test-keys.ts';
export { raceRounds, testServerUrl } from './config.ts';
export { unmappedTables } from './unmapped-tables.ts';
