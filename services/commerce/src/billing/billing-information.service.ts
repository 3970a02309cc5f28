import { Injectable } from '@nestjs/common';
import { parsePhoneNumber } from '@porchlight/contracts/accounts';
import {
  countryOfProvince,
  type BillingInformation,
  type BillingInformationChange,
} from '@porchlight/contracts/commerce';
import { SqlPool } from '@porchlight/service-kit';
import { notReported } from '../landlords/landlord-companies.ts';

const columns = 'company_id as id, name, phone, line1, line2, city, postal_code as "postalCode", province';
const ownSql = `
  select ${columns} from landlord join billing_information using (company_id) where person_id = $1 and is_verified`;
const saveSql = `
  insert into billing_information (company_id, name, phone, line1, line2, city, postal_code, province)
  select company_id, $2, $3, $4, $5, $6, $7, $8 from landlord where person_id = $1 and is_verified
  on conflict (company_id) do update set name = excluded.name, phone = excluded.phone, line1 = excluded.line1,
    line2 = excluded.line2, city = excluded.city, postal_code = excluded.postal_code, province = excluded.province,
    changed_at = now()
  returning ${columns}`;

interface Row extends Omit<BillingInformation, 'line2'> {
  readonly line2: string | null;
}

/** Reads and replaces the billing address of a landlord's company. */
@Injectable()
export class BillingInformationService {
  constructor(private readonly pool: SqlPool) {}

  async find(personId: string): Promise<BillingInformation | null> {
    const row = await this.pool.row<Row>('own_billing_information', ownSql, [personId]);
    return row ? toBillingInformation(row) : null;
  }

  /** Throws 409 until accounts has reported the landlord as verified. */
  async save(personId: string, change: BillingInformationChange): Promise<BillingInformation> {
    const { name, phone, line1, line2, city, postalCode, province } = change;
    const row = await this.pool.row<Row>('save_billing_information', saveSql, [
      personId,
      clean(name),
      parsePhoneNumber(phone),
      clean(line1),
      clean(line2 ?? '') || null,
      clean(city),
      formatPostalCode(postalCode, province),
      province,
    ]);
    if (!row) throw notReported();
    return toBillingInformation(row);
  }
}

const clean = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
/** Writes a Canadian postal code as `M6R 2M1`. */
const formatPostalCode = (code: string, province: string) => {
  const plain = code.replaceAll(/\s/gu, '').toUpperCase();
  return countryOfProvince(province) === 'CA' ? `${plain.slice(0, 3)} ${plain.slice(3)}` : plain;
};
const toBillingInformation = ({ line2, ...row }: Row): BillingInformation => ({
  ...row,
  ...(line2 === null ? {} : { line2 }),
});
