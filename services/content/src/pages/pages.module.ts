import { Module } from '@nestjs/common';
import { pageTypeResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { SiteProfileModule } from '../site-profile/site-profile.module.ts';
import { SiteFactsService } from '../site-settings/site-facts.service.ts';
import { PageTypeRules } from './page-type-rules.ts';
import { PageType } from './page.entity.ts';
import { PagesController } from './pages.controller.ts';
import { PagesService } from './pages.service.ts';

/** Pages with a URL of their own. */
@Module({
  imports: [SiteProfileModule, resourceModule(pageTypeResource, PageType, PageTypeRules)],
  controllers: [PagesController],
  providers: [PagesService, SiteFactsService],
})
export class PagesModule {}
