import { Module } from '@nestjs/common';
import { ContentVersionModule } from '../content-version/content-version.module.ts';
import { MenusModule } from '../menus/menus.module.ts';
import { PermalinksModule } from '../permalinks/permalinks.module.ts';
import { ProjectModulesModule } from '../project-modules/project-modules.module.ts';
import { SiteProfileModule } from '../site-profile/site-profile.module.ts';
import { SiteFactsController } from './site-facts.controller.ts';
import { SiteFactsService } from './site-facts.service.ts';
import { SiteSettingsController } from './site-settings.controller.ts';
import { SiteSettingsService } from './site-settings.service.ts';

/** Site settings. */
@Module({
  imports: [ContentVersionModule, MenusModule, PermalinksModule, ProjectModulesModule, SiteProfileModule],
  controllers: [SiteSettingsController, SiteFactsController],
  providers: [SiteSettingsService, SiteFactsService],
})
export class SiteSettingsModule {}
