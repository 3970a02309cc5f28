import { Injectable } from '@nestjs/common';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { messages } from './messages.ts';
import { Page, type PageType } from './page.entity.ts';

/** Retains a type that pages have. */
@Injectable()
export class PageTypeRules implements ResourceRules<PageType> {
  async beforeDelete({ id }: PageType, manager: EntityManager): Promise<void> {
    if (await manager.existsBy(Page, { pageType: id }))
      throw new Problem(409, 'page-type-in-use', messages.pageTypeInUse);
  }
}
