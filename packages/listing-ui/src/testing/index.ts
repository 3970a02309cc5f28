export * from './a-listing-card.ts';
export * from './as-renter.ts';
export * from './respond-in-turn.ts';
export * from './in-site.tsx';
