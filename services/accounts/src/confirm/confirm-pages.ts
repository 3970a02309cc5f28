import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ConfirmState } from '@porchlight/contracts/accounts';
import type { LinkPurpose } from '@porchlight/service-kit';
import { maskedEmail } from '@porchlight/service-kit';
import type { DataSource } from 'typeorm';
import { OneTimeLinks } from './one-time-links.ts';

/** What the page of a link shows before anything is done. */
@Injectable()
export class ConfirmPages {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly links: OneTimeLinks,
  ) {}

  async of(purpose: LinkPurpose, text: string): Promise<ConfirmState> {
    const looked = await this.links.look(this.source.manager, purpose, text);
    if (looked.state !== 'valid') return { state: looked.state, purpose };
    const [person] = await this.source.query<{ email: string }[]>('select email from person where id = $1', [
      looked.owner.personId,
    ]);
    return person ? { state: 'valid', purpose, maskedEmail: maskedEmail(person.email) } : { state: 'used', purpose };
  }
}
