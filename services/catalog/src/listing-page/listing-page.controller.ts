import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getListing, getListingPhotos, type ListingAnswer, type PhotosAnswer } from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { ListingPage } from './listing-page.ts';

/** The page of one home. */
@Controller()
export class ListingPageController {
  readonly #page: ListingPage;
  constructor(page: ListingPage) {
    this.#page = page;
  }

  @Handle(getListing)
  show(@Input() { params, query }: InputOf<typeof getListing>): Promise<ListingAnswer> {
    return this.#page.show(params.id, query.lang, query.includeSharedLocationListings === true);
  }

  @Handle(getListingPhotos)
  async photos(@Input() { params, query }: InputOf<typeof getListingPhotos>): Promise<PhotosAnswer> {
    return { photos: await this.#page.photos(params.id, query.lang) };
  }
}
