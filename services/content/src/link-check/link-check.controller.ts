import { Controller } from '@nestjs/common';
import { getLinkCheck, startLinkCheck, type LinkCheck } from '@porchlight/contracts/content';
import { Handle } from '@porchlight/service-kit';
import { LinkChecks } from './link-checks.ts';

/** Link check, for staff. */
@Controller()
export class LinkCheckController {
  constructor(private readonly checks: LinkChecks) {}

  @Handle(getLinkCheck)
  show(): Promise<LinkCheck> {
    return this.checks.current();
  }

  @Handle(startLinkCheck)
  async start(): Promise<LinkCheck> {
    await this.checks.start();
    return this.checks.current();
  }
}
