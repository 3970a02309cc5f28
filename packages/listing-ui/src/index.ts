export { compareToArea } from './card/area-comparison.tsx';
export { CardGrid } from './card/card-grid.tsx';
export { CardSkeleton } from './card/card-skeleton.tsx';
export { addressLine, useFacts } from './card/facts.ts';
export { HouseScene } from './card/house-scene.tsx';
export { cardElementId, ListingCard } from './card/listing-card.tsx';
export { PhotoPicture, photoSrcSet } from './card/photo-picture.tsx';
export { Price } from './card/price.tsx';
export { FavouriteButton } from './favourite/favourite-button.tsx';
export { maxCompared } from './picks/max-compared.ts';
export { PickNote } from './picks/pick-note.tsx';
export { PicksGrid } from './picks/picks-grid.tsx';
export {
  hasCardData,
  isAvailable,
  pickOrders,
  sortPicks,
  sortPicksBy,
  type PickedListing,
  type PickOrder,
} from './picks/sort-picks.ts';
export { useAccountNotes, useNotes, type PickNotes } from './picks/use-notes.ts';
export { cardMessages, useVocabulary, type CardMessage } from './messages/catalog.ts';
