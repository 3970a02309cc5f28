import { Module } from '@nestjs/common';
import { siteProfileResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { SiteProfileRules } from './site-profile-rules.ts';
import { SiteProfile } from './site-profile.entity.ts';
import { SiteProfilesService } from './site-profiles.service.ts';

/** Name, colours, social links and operator of the site. */
@Module({
  imports: [resourceModule(siteProfileResource, SiteProfile, SiteProfileRules)],
  providers: [SiteProfilesService],
  exports: [SiteProfilesService],
})
export class SiteProfileModule {}
