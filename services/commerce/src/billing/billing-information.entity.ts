import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Address that a company's orders are billed to. Orders hold a copy. */
@Entity('billing_information')
@Check('billing_information_name', 'char_length(name) between 2 and 100')
@Check('billing_information_line1', 'char_length(line1) between 2 and 100')
@Check('billing_information_city', 'char_length(city) between 2 and 60')
@Check('billing_information_province', `province ~ '^[A-Z]{2}$'`)
export class BillingInformation {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId!: string;
  @Column('text') name!: string;
  /** E.164. */
  @Column('text') phone!: string;
  @Column('text') line1!: string;
  @Column('text', { nullable: true }) line2!: string | null;
  @Column('text') city!: string;
  @Column('text', { name: 'postal_code' }) postalCode!: string;
  /** Code of a Canadian province or US state. */
  @Column('text') province!: string;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
