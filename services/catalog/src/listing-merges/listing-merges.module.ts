import { Module } from '@nestjs/common';
import { OwnListingsModule } from '../own-listings/own-listings.module.ts';
import { SearchDocumentModule } from '../search-document/search-document.module.ts';
import { ListingMergesController } from './listing-merges.controller.ts';
import { ListingMergesService } from './listing-merges.service.ts';
import { MergeLists } from './merge-lists.ts';
import { MergeSteps } from './merge-steps.ts';
import { MergeSuggestions } from './merge-suggestions.ts';
import { MergeUndo } from './merge-undo.ts';

/** Listings of one company that are one home and become one listing. */
@Module({
  imports: [OwnListingsModule, SearchDocumentModule],
  controllers: [ListingMergesController],
  providers: [ListingMergesService, MergeLists, MergeSteps, MergeSuggestions, MergeUndo],
})
export class ListingMergesModule {}
