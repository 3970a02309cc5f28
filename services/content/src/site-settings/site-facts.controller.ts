import { Controller } from '@nestjs/common';
import { showSiteFacts, type SiteFactsResponse } from '@porchlight/contracts/internal';
import { Handle } from '@porchlight/service-kit';
import { SiteFactsService } from './site-facts.service.ts';

/** Site facts for the mails of accounts. */
@Controller()
export class SiteFactsController {
  constructor(private readonly facts: SiteFactsService) {}

  @Handle(showSiteFacts)
  async show(): Promise<SiteFactsResponse> {
    const [{ siteName, company, address, email }, staffTotp] = await Promise.all([
      this.facts.all(),
      this.facts.requiresStaffTotp(),
    ]);
    return { siteName, company, address, email, staffTotp };
  }
}
