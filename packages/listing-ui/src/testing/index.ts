export * from './a-listing.ts';
export * from './as-renter.ts';
export * from './answering-in-turn.ts';
export * from './in-site.tsx';
