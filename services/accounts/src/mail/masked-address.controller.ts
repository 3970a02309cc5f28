import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getMaskedAddress, type MaskedAddress } from '@porchlight/contracts/internal';
import { Handle, Input, maskEmail, SqlPool } from '@porchlight/service-kit';

/** Returns the masked address of a user, for catalog's pages that are opened from mailed links. */
@Controller()
export class MaskedAddressController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(getMaskedAddress)
  async get(@Input() { params }: InputOf<typeof getMaskedAddress>): Promise<MaskedAddress> {
    const user = await this.pool.row<{ email: string }>(
      'masked_address',
      `select email from person where id = $1 and state <> 'decoy'`,
      [params.personId],
    );
    return user ? { maskedEmail: maskEmail(user.email) } : {};
  }
}
