export { FirstPointDistance } from './first-point-distance.tsx';
export { pointOfInterestIcons } from './point-of-interest-icons.ts';
export { useDistances, useDistanceText, type PointDistance } from './use-distances.ts';
export { usePointOfInterestMarkers, type PointOfInterestMarkers } from './use-point-of-interest-markers.ts';
export { useIsLoadingPointsOfInterest, usePointsOfInterest } from './use-points-of-interest.ts';
export { usePlaceMessages } from './messages/catalog.ts';
