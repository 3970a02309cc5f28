import { Controller } from '@nestjs/common';
import { showSiteFacts, type SiteFactsResponse } from '@porchlight/contracts/internal';
import { Handle } from '@porchlight/service-kit';
import { ProjectModulesService } from '../project-modules/project-modules.service.ts';
import { PermalinksService } from '../permalinks/permalinks.service.ts';
import { SiteFactsService } from './site-facts.service.ts';

/** Site facts for the mails of accounts, and settings that other services obey. */
@Controller()
export class SiteFactsController {
  constructor(
    private readonly facts: SiteFactsService,
    private readonly modules: ProjectModulesService,
    private readonly permalinks: PermalinksService,
  ) {}

  @Handle(showSiteFacts)
  async show(): Promise<SiteFactsResponse> {
    const [{ siteName, company, address, email }, modules, permalinks] = await Promise.all([
      this.facts.all(),
      this.modules.enabled(),
      this.permalinks.current(),
    ]);
    const isOn = (key: string, setting: string) => modules.get(key)?.get(setting) === 'true';
    return {
      siteName,
      company,
      address,
      email,
      staffTotp: isOn('security', 'staffTotp'),
      reviewsAllListings: isOn('listings', 'reviewAll'),
      showsRentTrends: modules.has('rentTrends'),
      showsRentSeries: isOn('rentTrends', 'showSeries'),
      permalinks,
    };
  }
}
