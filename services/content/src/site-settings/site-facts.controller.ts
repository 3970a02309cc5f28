import { Controller } from '@nestjs/common';
import { showSiteFacts, type SiteFactsAnswer } from '@porchlight/contracts/internal';
import { Handle } from '@porchlight/service-kit';
import { SiteFactsService } from './site-facts.service.ts';

/** Who runs the site, for the mails that accounts sends. */
@Controller()
export class SiteFactsController {
  constructor(private readonly facts: SiteFactsService) {}

  @Handle(showSiteFacts)
  async show(): Promise<SiteFactsAnswer> {
    const [{ siteName, company, address, email }, staffTotp] = await Promise.all([
      this.facts.all(),
      this.facts.asksStaffForTotp(),
    ]);
    return { siteName, company, address, email, staffTotp };
  }
}
