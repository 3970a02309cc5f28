import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Choice of a company that its membership is renewed with its saved card. Without a row it is not. */
@Entity('membership_auto_renewal')
export class MembershipAutoRenewal {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId!: string;
  /** Landlord who chose it: the buyer of the renewals. */
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column('timestamptz', { name: 'chosen_at', default: () => 'now()' }) chosenAt!: Date;
}
