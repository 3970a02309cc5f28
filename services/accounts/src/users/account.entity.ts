import type { Language } from '@porchlight/contracts';
import type { AccountRestriction } from '@porchlight/contracts/accounts';
import { Check, Column, CreateDateColumn, Entity, Index, JoinTable, ManyToMany, PrimaryGeneratedColumn } from 'typeorm';
import { Role } from '../rights/role.entity.ts';

export const accountStates = ['unclaimed', 'active', 'disabled', 'decoy', 'deletion_pending', 'merged'] as const;

/** User account. */
@Entity('person')
@Index('person_email', ['email'], { unique: true, where: `state <> 'decoy'` })
@Index('person_decoy_email', ['email', 'createdAt'], { where: `state = 'decoy'` })
@Check('person_email_form', 'email = lower(email) and char_length(email) <= 254')
@Check('person_language', `language in ('en-CA', 'fr-CA', 'en-US')`)
@Check('person_state', `state in ('unclaimed', 'active', 'disabled', 'decoy', 'deletion_pending', 'merged')`)
@Check(
  'person_merged',
  `(state = 'merged') = (merged_into_id is not null) and (merged_into_id is null) = (state_before_merge is null)
    and (login_confirmed_at is null or merged_into_id is not null) and merged_into_id <> id`,
)
@Check('person_restriction', `restriction in ('limited', 'suspended', 'banned')`)
@Check('person_max_listings', `(max_listings is not null) = (restriction is not distinct from 'limited')`)
@Check('person_deletes_at', `state = 'decoy' or (state = 'deletion_pending') = (deletes_at is not null)`)
export class Account {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** In lower case: addresses are unique regardless of case. */
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'timestamptz', name: 'email_verified_at', nullable: true }) emailVerifiedAt!: Date | null;
  @Column({ type: 'text', name: 'first_name' }) firstName!: string;
  @Column({ type: 'text', name: 'last_name' }) lastName!: string;
  @Column({ type: 'text', nullable: true }) phone!: string | null;
  @Column({ type: 'text', default: 'en-CA' }) language!: Language;
  @Index('person_company', { where: 'company_id is not null' })
  @Column({ type: 'uuid', name: 'company_id', nullable: true })
  companyId!: string | null;
  /**
   * `unclaimed`: imported or created from an inquiry, cannot log in yet. `decoy`: returned to a user who registered an
   * address that already has an account.
   */
  @Column({ type: 'text', default: 'active' }) state!: (typeof accountStates)[number];
  @Column({ type: 'timestamptz', name: 'last_seen_login_at', nullable: true }) lastSeenLoginAt!: Date | null;
  /** Time at which an account pending deletion is erased. */
  @Column({ type: 'timestamptz', name: 'deletes_at', nullable: true }) deletesAt!: Date | null;
  /** Last inquiry of an unclaimed account, which is deleted 12 months later. */
  @Column({ type: 'timestamptz', name: 'last_wrote_at', nullable: true }) lastWroteAt!: Date | null;
  /** Account that this one was merged into. Its address logs in there once the mailbox has agreed. */
  @Index('person_merged_into', { where: 'merged_into_id is not null' })
  @Column({ type: 'uuid', name: 'merged_into_id', nullable: true })
  mergedIntoId!: string | null;
  @Column({ type: 'text', name: 'state_before_merge', nullable: true }) stateBeforeMerge!: string | null;
  @Column({ type: 'timestamptz', name: 'login_confirmed_at', nullable: true }) loginConfirmedAt!: Date | null;
  /** Decided by support in a review; independent of the state. */
  @Column({ type: 'text', nullable: true }) restriction!: AccountRestriction | null;
  /** Most listings that can be on, of a limited account. */
  @Column({ type: 'int', name: 'max_listings', nullable: true }) maxListings!: number | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @ManyToMany(() => Role)
  @JoinTable({ name: 'person_role', joinColumn: { name: 'person_id' }, inverseJoinColumn: { name: 'role_key' } })
  roles!: Role[];
}
