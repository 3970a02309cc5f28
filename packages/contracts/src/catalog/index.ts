/** Calls of the catalog service: listings, search, locations, favourites. */
export * from './bounds.ts';
export * from './favourites.ts';
export * from './filter-facts.ts';
export * from './inquiries.ts';
export * from './listing-card.ts';
export * from './listing-filters.ts';
export * from './listing-page.ts';
export * from './listings.ts';
export * from './locations.ts';
export * from './map.ts';
export * from './my-favourites.ts';
export * from './points-of-interest.ts';
export * from './read-filters.ts';
export * from './recommended.ts';
export * from './rent-trends.ts';
export * from './similar.ts';
export * from './viewed.ts';
