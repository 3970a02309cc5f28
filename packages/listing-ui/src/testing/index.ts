export { aListingCard } from './a-listing-card.ts';
export { asRenter } from './as-renter.ts';
export { respondInTurn } from './respond-in-turn.ts';
export { standInForDownloads } from './downloads.ts';
export { fakeUploads, type FakeUpload } from './fake-uploads.ts';
export { inSite, stubResponses, type SiteOptions } from './in-site.tsx';
export { standInForMap } from './stand-in-for-map.ts';
