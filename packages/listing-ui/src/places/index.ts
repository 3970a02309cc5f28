export * from './first-point-distance.tsx';
export * from './point-of-interest-icons.ts';
export * from './use-distances.ts';
export * from './use-point-of-interest-markers.ts';
export * from './use-points-of-interest.ts';
export * from './messages/catalog.ts';
