import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  listListingMerges,
  listMergeCandidates,
  mergeListings,
  previewListingMerge,
  undoListingMerge,
  type ListingMerge,
  type ListingMergePreview,
  type ListingMerges,
  type MergeCandidates,
} from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ListingMergesService } from './listing-merges.service.ts';
import { MergeLists } from './merge-lists.ts';
import { MergeUndo } from './merge-undo.ts';

/** Merges of listings by support. */
@Controller()
export class ListingMergesController {
  constructor(
    private readonly lists: MergeLists,
    private readonly merges: ListingMergesService,
    private readonly undos: MergeUndo,
  ) {}

  @Handle(listMergeCandidates)
  candidates(@Input() { params, query }: InputOf<typeof listMergeCandidates>): Promise<MergeCandidates> {
    return this.lists.candidates(params.companyId, query.search);
  }

  @Handle(listListingMerges)
  async list(@Input() { params }: InputOf<typeof listListingMerges>): Promise<ListingMerges> {
    return { merges: await this.lists.latest(params.companyId) };
  }

  @Handle(previewListingMerge)
  preview(
    @Input() { params, body }: InputOf<typeof previewListingMerge>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ListingMergePreview> {
    return this.merges.preview(params.companyId, body, { caller, client });
  }

  @Handle(mergeListings)
  async merge(
    @Input() { params, body }: InputOf<typeof mergeListings>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ListingMerge> {
    const mergeId = await this.merges.merge(params.companyId, body, { caller, client });
    return this.lists.one(params.companyId, mergeId);
  }

  @Handle(undoListingMerge)
  async undo(
    @Input() { params }: InputOf<typeof undoListingMerge>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ListingMerge> {
    await this.undos.undo(params.companyId, params.id, { caller, client });
    return this.lists.one(params.companyId, params.id);
  }
}
