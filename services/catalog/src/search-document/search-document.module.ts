import { Module } from '@nestjs/common';
import { SearchProjection } from './search-projection.ts';
import { SearchMaintenance } from './search-maintenance.ts';

/** Search documents, derived from the catalog's own tables. */
@Module({ providers: [SearchProjection, SearchMaintenance], exports: [SearchProjection, SearchMaintenance] })
export class SearchDocumentModule {}
