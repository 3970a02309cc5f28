import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What the receipts of a company state about it. */
@Entity('tax_information')
@Check('tax_information_company_name', 'char_length(company_name) between 2 and 120')
export class TaxInformation {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId!: string;
  @Column('text', { name: 'company_name', nullable: true }) companyName!: string | null;
  @Column('text', { name: 'company_address', nullable: true }) companyAddress!: string | null;
  @Column('text', { name: 'company_address_cont', nullable: true }) companyAddressCont!: string | null;
  @Column('text', { name: 'company_website', nullable: true }) companyWebsite!: string | null;
  /** Address that receipts are mailed to. */
  @Column('text', { name: 'accountant_email', nullable: true }) accountantEmail!: string | null;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
