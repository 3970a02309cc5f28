import type { CanadianProvince } from '@porchlight/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The tax rates of one province as a whole: changes of them lock its row and count up its version. */
@Entity('tax_rate_list')
export class TaxRateList {
  @PrimaryColumn('text') province!: CanadianProvince;
  @Column('int', { default: 1 }) version!: number;
}
