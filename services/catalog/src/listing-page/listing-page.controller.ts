import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getListing, getListingPhotos, type ListingResponse, type PhotosResponse } from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { ListingPage } from './listing-page.ts';

/** Endpoints of the listing page. */
@Controller()
export class ListingPageController {
  constructor(private readonly page: ListingPage) {}

  @Handle(getListing)
  show(@Input() { params, query }: InputOf<typeof getListing>): Promise<ListingResponse> {
    return this.page.show(params.id, query.lang, query.includeSharedLocationListings === true);
  }

  @Handle(getListingPhotos)
  async photos(@Input() { params, query }: InputOf<typeof getListingPhotos>): Promise<PhotosResponse> {
    return { photos: await this.page.photos(params.id, query.lang) };
  }
}
