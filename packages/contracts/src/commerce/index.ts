/** Routes of the commerce service: credits and their prices. */
export * from './prices.ts';
