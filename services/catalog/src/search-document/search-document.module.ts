import { Module } from '@nestjs/common';
import { SearchProjection } from './search-projection.ts';
import { SearchUpkeep } from './search-upkeep.ts';

/** The documents that visitors search, made from catalog's own tables. */
@Module({ providers: [SearchProjection, SearchUpkeep], exports: [SearchProjection, SearchUpkeep] })
export class SearchDocumentModule {}
