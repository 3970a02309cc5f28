export * from './a-listing.ts';
export * from './in-site.tsx';
