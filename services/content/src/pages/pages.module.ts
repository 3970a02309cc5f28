import { Module } from '@nestjs/common';
import { pageResource, pageTypeResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { ContentLifeModule } from '../content-life/content-life.module.ts';
import { GuardsModule } from '../guards/guards.module.ts';
import { SiteProfileModule } from '../site-profile/site-profile.module.ts';
import { SiteFactsService } from '../site-settings/site-facts.service.ts';
import { OwnPagesController } from './own-pages.controller.ts';
import { PageBlocksController } from './page-blocks.controller.ts';
import { PageLifeController } from './page-life.ts';
import { PagePreviewsController } from './page-previews.controller.ts';
import { PageRules } from './page-rules.ts';
import { PageTypeRules } from './page-type-rules.ts';
import { Page, PageType } from './page.entity.ts';
import { PagesController } from './pages.controller.ts';
import { PagesService } from './pages.service.ts';

/** Pages with a URL of their own. */
@Module({
  imports: [
    ContentLifeModule,
    SiteProfileModule,
    resourceModule(pageTypeResource, PageType, PageTypeRules),
    resourceModule(pageResource, Page, PageRules, [GuardsModule]),
  ],
  controllers: [OwnPagesController, PageBlocksController, PageLifeController, PagePreviewsController, PagesController],
  providers: [PagesService, SiteFactsService],
})
export class PagesModule {}
