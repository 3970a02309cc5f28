export { placeLabels } from './markers/free-position.ts';
export { MapView } from './map-view.tsx';
export type { MapLine, MapViewProps, Poi, ProviderFailure } from './map-view-props.ts';
export { CompactListingCard } from './popup/marker-listings.tsx';
