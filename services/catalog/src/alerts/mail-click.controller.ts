import { Controller } from '@nestjs/common';
import type { Done, InputOf } from '@porchlight/contracts';
import { reportMailClick } from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { Reading } from './reading.ts';

/** Links of mails that somebody followed. */
@Controller()
export class MailClickController {
  constructor(private readonly reading: Reading) {}

  @Handle(reportMailClick)
  async clicked(@Input() { body }: InputOf<typeof reportMailClick>): Promise<Done> {
    await this.reading.click(body.mark);
    return {};
  }
}
