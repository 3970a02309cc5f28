import { Injectable } from '@nestjs/common';
import type { LowCreditMail } from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { notReported } from '../landlords/landlord-companies.ts';

const findSql = 'select wants_low_credit_mail as enabled from landlord where person_id = $1';
const changeSql = `
  update landlord set wants_low_credit_mail = $2 where person_id = $1 and is_verified
  returning wants_low_credit_mail as enabled`;

/** Whether a landlord is mailed before the credits run out. */
@Injectable()
export class LowCreditMailService {
  constructor(private readonly pool: SqlPool) {}

  async find(personId: string): Promise<LowCreditMail> {
    return (await this.pool.row<LowCreditMail>('low_credit_mail', findSql, [personId])) ?? { enabled: true };
  }

  /** Throws 409 until accounts has reported the landlord as verified. */
  async change(personId: string, { enabled }: LowCreditMail): Promise<LowCreditMail> {
    const row = await this.pool.row<LowCreditMail>('change_low_credit_mail', changeSql, [personId, enabled]);
    if (!row) throw notReported();
    return row;
  }
}
