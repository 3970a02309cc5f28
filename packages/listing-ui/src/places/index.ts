export * from './first-place.tsx';
export * from './place-icons.ts';
export * from './use-distances.ts';
export * from './use-place-marks.ts';
export * from './use-places.ts';
export * from './words/catalogue.ts';
