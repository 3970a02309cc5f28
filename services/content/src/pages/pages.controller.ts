import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getPageByAddress, type PageAnswer } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { PagesService } from './pages.service.ts';

/** Pages that people read. */
@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Handle(getPageByAddress)
  show(@Input() { query }: InputOf<typeof getPageByAddress>): Promise<PageAnswer> {
    return this.pages.at(query.address ?? '', query.lang ?? 'en-CA');
  }
}
