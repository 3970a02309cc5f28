import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getMaskedAddress, type MaskedAddress } from '@porchlight/contracts/internal';
import { Handle, Input, maskedEmail, SqlPool } from '@porchlight/service-kit';

/** How an address is shown to whoever holds a link that was sent there. */
@Controller()
export class MaskedAddressController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(getMaskedAddress)
  async of(@Input() { params }: InputOf<typeof getMaskedAddress>): Promise<MaskedAddress> {
    const person = await this.pool.row<{ email: string }>(
      'masked_address',
      `select email from person where id = $1 and state <> 'decoy'`,
      [params.personId],
    );
    return person ? { maskedEmail: maskedEmail(person.email) } : {};
  }
}
