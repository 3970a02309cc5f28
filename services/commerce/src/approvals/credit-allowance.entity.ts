import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Credits by which a staff member changed the wallet of a company on a day without a second person. */
@Entity('credit_allowance')
@Check('credit_allowance_credits', 'credits between 1 and 100')
export class CreditAllowance {
  @PrimaryColumn('uuid', { name: 'person_id' }) personId!: string;
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId!: string;
  @PrimaryColumn('date', { name: 'business_date' }) businessDate!: string;
  /** Credits that entered and that left the wallet, added up. */
  @Column('int') credits!: number;
}
