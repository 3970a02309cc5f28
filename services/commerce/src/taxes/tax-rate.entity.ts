import type { CanadianProvince } from '@porchlight/contracts';
import type { TaxName } from '@porchlight/contracts/commerce';
import { Check, Column, Entity, Exclusion, PrimaryColumn } from 'typeorm';

/** Rate of one tax in one province or territory of Canada, over a range of days. */
@Entity('tax_rate')
@Check(
  'tax_rate_province',
  `province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')`,
)
@Check('tax_rate_name', `name in ('GST', 'HST', 'PST', 'RST', 'QST')`)
@Check('tax_rate_rate_ppm', 'rate_ppm between 0 and 1000000')
@Check('tax_rate_valid', 'not isempty(valid)')
@Exclusion('tax_rate_overlap', 'using gist (province with =, name with =, valid with &&)')
@Exclusion('tax_rate_federal', `using gist (province with =, valid with &&) where (applies and name in ('GST', 'HST'))`)
export class TaxRate {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') province!: CanadianProvince;
  @Column('text') name!: TaxName;
  /** Parts per million of the price: 99,750 is 9.975%. */
  @Column('int', { name: 'rate_ppm' }) ratePpm!: number;
  /** Whether the tax is charged on credits: the law differs by province. */
  @Column('boolean', { default: true }) applies!: boolean;
  /** Number under which the site collects the tax; receipts show it. */
  @Column('text', { name: 'registration_number', nullable: true }) registrationNumber!: string | null;
  /** Business days on which the rate is in force, such as `[2025-04-01,)`. */
  @Column('daterange') valid!: string;
}
