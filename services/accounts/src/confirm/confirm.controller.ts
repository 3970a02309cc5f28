import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Done, InputOf } from '@porchlight/contracts';
import { getMailVerification, verifyMail, type ConfirmState } from '@porchlight/contracts/accounts';
import { ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { ConfirmPages } from './confirm-pages.ts';
import { MailVerification } from './mail-verification.ts';
import { OneTimeLinks } from './one-time-links.ts';

/**
 * Confirmation of mailed links: GET returns the state of a link and POST consumes it, with one pair of handlers a
 * purpose.
 */
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
    return this.pages.stateOf('verify-email', params.token);
  }

  @Handle(verifyMail)
  async verify(@Input() { params }: InputOf<typeof verifyMail>, @ClientOf() client: Client): Promise<Done> {
    await this.source.transaction(async (manager) => {
      const { personId } = await this.links.consume(manager, 'verify-email', params.token);
      await this.verification.markVerified(manager, personId, client);
    });
    return {};
  }
}
