/** Calls of the accounts service: people, sessions, permissions. */
export * from './session.ts';
