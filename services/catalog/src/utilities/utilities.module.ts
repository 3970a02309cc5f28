import { utilitiesModule } from '@porchlight/service-kit';
import { LocationsModule } from '../locations/locations.module.ts';
import { PhotosModule } from '../photos/photos.module.ts';
import { RecommendedModule } from '../recommended/recommended.module.ts';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { TrendsModule } from '../trends/trends.module.ts';
import { CatalogUtilitySteps } from './utility-steps.ts';

/** Module of the long tasks of support about listings. */
export const catalogUtilities = utilitiesModule('catalog', CatalogUtilitySteps, [
  LocationsModule,
  PhotosModule,
  RecommendedModule,
  SearchDocumentModule,
  TrendsModule,
]);
