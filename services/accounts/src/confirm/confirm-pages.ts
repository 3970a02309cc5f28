import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ConfirmState } from '@porchlight/contracts/accounts';
import type { LinkPurpose } from '@porchlight/service-kit';
import { maskEmail } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { OneTimeLinks } from './one-time-links.ts';

/** State of a one-time link for its confirmation page. */
@Injectable()
export class ConfirmPages {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
  ) {}

  async stateOf(purpose: LinkPurpose, text: string): Promise<ConfirmState> {
    const inspection = await this.links.inspect(this.source.manager, purpose, text);
    if (inspection.state !== 'valid') return { state: inspection.state, purpose };
    const [person] = await this.source.query<{ email: string }[]>('select email from person where id = $1', [
      inspection.owner.personId,
    ]);
    return person ? { state: 'valid', purpose, maskedEmail: maskEmail(person.email) } : { state: 'used', purpose };
  }
}
