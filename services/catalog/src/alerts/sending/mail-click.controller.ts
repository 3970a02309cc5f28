import { Controller } from '@nestjs/common';
import type { Done, InputOf } from '@porchlight/contracts';
import { reportMailClick } from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { ReaderEngagement } from './reader-engagement.ts';

/** Receives clicks on links in mails. */
@Controller()
export class MailClickController {
  constructor(private readonly engagement: ReaderEngagement) {}

  @Handle(reportMailClick)
  async clicked(@Input() { body }: InputOf<typeof reportMailClick>): Promise<Done> {
    await this.engagement.recordClick(body.mark);
    return {};
  }
}
