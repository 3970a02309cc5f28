import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Done, InputOf } from '@porchlight/contracts';
import { getMailVerification, verifyMail, type ConfirmState } from '@porchlight/contracts/accounts';
import { ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { ConfirmPages } from './confirm-pages.ts';
import { MailVerification } from './mail-verification.ts';
import { OneTimeLinks } from './one-time-links.ts';

/** What a mail asks people to confirm: GET shows it, POST does it. A purpose is a pair of handlers. */
@Controller()
export class ConfirmController {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
    private readonly pages: ConfirmPages,
    private readonly verification: MailVerification,
  ) {}

  @Handle(getMailVerification)
  state(@Input() { params }: InputOf<typeof getMailVerification>): Promise<ConfirmState> {
    return this.pages.of('verify-email', params.token);
  }

  @Handle(verifyMail)
  async verify(@Input() { params }: InputOf<typeof verifyMail>, @ClientOf() client: Client): Promise<Done> {
    await this.source.transaction(async (manager) => {
      const { personId } = await this.links.take(manager, 'verify-email', params.token);
      await this.verification.prove(manager, personId, client);
    });
    return {};
  }
}
