import { Module } from '@nestjs/common';
import { SearchProjection } from './search-projection.ts';

/** The documents that visitors search, made from catalog's own tables. */
@Module({ providers: [SearchProjection], exports: [SearchProjection] })
export class SearchDocumentModule {}
