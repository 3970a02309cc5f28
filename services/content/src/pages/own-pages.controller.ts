import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { getOwnPage, type PageResponse } from '@porchlight/contracts/content';
import { CallerOf, Handle, Input } from '@porchlight/service-kit';
import { PagesService } from './pages.service.ts';

/** Published pages for a user, by the permissions of this request. */
@Controller()
export class OwnPagesController {
  constructor(private readonly pages: PagesService) {}

  @Handle(getOwnPage)
  show(@Input() { query }: InputOf<typeof getOwnPage>, @CallerOf() caller: Caller): Promise<PageResponse> {
    return this.pages.byAddress(query.address ?? '', query.lang ?? 'en-CA', caller.permissions);
  }
}
