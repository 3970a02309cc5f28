import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const companyKinds = ['owner', 'manager', 'agent'] as const;

/** Company that lets homes: an owner, a property manager or an agent. */
@Entity('company')
@Index('company_phone', ['phone'], { where: 'phone is not null and deleted_at is null' })
@Check('company_kind', `kind in ('owner', 'manager', 'agent')`)
@Check('company_name', 'char_length(name) between 2 and 120')
@Check('company_verified_level', 'verified_level between 0 and 3')
export class Company {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) kind!: (typeof companyKinds)[number];
  /**
   * 0 email, 1 phone, 2 address or ownership, 3 established company.
   * (docs/rules/accounts.md#account-4-companies-have-a-verification-level-from-0-to-3)
   */
  @Column({ type: 'smallint', name: 'verified_level', default: 0 }) verifiedLevel!: number;
  @Column({ type: 'text', array: true, default: '{}' }) languages!: string[];
  @Column({ type: 'text', nullable: true }) city!: string | null;
  @Column({ type: 'text', name: 'legal_name', nullable: true }) legalName!: string | null;
  @Column({ type: 'text', nullable: true }) phone!: string | null;
  @Column({ type: 'text', nullable: true }) email!: string | null;
  @Column({ type: 'text', nullable: true }) website!: string | null;
  @Column({ type: 'text', name: 'licence_number', nullable: true }) licenceNumber!: string | null;
  /** Number of the last change; catalog ignores reports of earlier ones. */
  @Column({ type: 'int', default: 1 }) version!: number;
  /** Name, legal name, city, email, website and licence as words, generated. */
  @Column({ type: 'text', name: 'search_words', select: false, insert: false, update: false }) searchWords!: string;
  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
