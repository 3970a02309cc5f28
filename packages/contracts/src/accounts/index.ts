/** Routes of the accounts service: users, sessions, permissions. */
export * from './acknowledge.ts';
export * from './claim.ts';
export * from './confirm.ts';
export * from './fields.ts';
export * from './mail-outbox.ts';
export * from './password.ts';
export * from './own-account.ts';
export * from './photo.ts';
export * from './privacy.ts';
export * from './registration.ts';
export * from './renter-profile.ts';
export * from './session.ts';
export * from './totp.ts';
