import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getPageByAddress, type PageResponse } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { PagesService } from './pages.service.ts';

/** Published pages. */
@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Handle(getPageByAddress)
  show(@Input() { query }: InputOf<typeof getPageByAddress>): Promise<PageResponse> {
    return this.pages.byAddress(query.address ?? '', query.lang ?? 'en-CA');
  }
}
