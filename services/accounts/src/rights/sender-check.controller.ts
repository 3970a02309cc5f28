import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { checkSender, type SenderCheck } from '@porchlight/contracts/internal';
import { Handle, Input, normalizeMailbox, SqlPool } from '@porchlight/service-kit';
import { RightsService } from './rights.service.ts';

interface Row {
  readonly email: string;
  readonly state: string;
  readonly isVerified: boolean;
}

/** Compares the sender of a mail with a user, for the mail relay of catalog. */
@Controller()
export class SenderCheckController {
  constructor(
    private readonly pool: SqlPool,
    private readonly rights: RightsService,
  ) {}

  @Handle(checkSender)
  async check(@Input() { params, body }: InputOf<typeof checkSender>): Promise<SenderCheck> {
    const user = await this.pool.row<Row>(
      'sender_check',
      `
        select email, state, email_verified_at is not null as "isVerified" from person
        where id = $1 and state <> 'decoy'`,
      [params.personId],
    );
    const rights = await this.rights.get(params.personId);
    return {
      isOwn: user?.isVerified === true && normalizeMailbox(user.email) === normalizeMailbox(body.address),
      isDisabled: user?.state === 'disabled',
      permissions: [...(rights?.permissions ?? [])],
    };
  }
}
