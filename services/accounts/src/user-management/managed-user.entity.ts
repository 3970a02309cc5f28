import type { Language } from '@porchlight/contracts';
import type { UserState } from '@porchlight/contracts/accounts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import type { accountStates } from '../users/account.entity.ts';

/** A user as staff manage it. */
@Entity('person')
export class ManagedUser {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column({ type: 'text', name: 'first_name' }) firstName!: string;
  @Column({ type: 'text', name: 'last_name' }) lastName!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text', nullable: true }) phone!: string | null;
  @Column({ type: 'text' }) language!: Language;
  @Column({ type: 'text' }) state!: (typeof accountStates)[number];
  /** Stored in `person_role`, by `UserRules`. */
  @VirtualColumn({
    type: 'text',
    query: (user) =>
      `select coalesce(array_agg(role_key order by role_key), '{}') from person_role where person_id = ${user}.id`,
  })
  roles!: string[];
  @VirtualColumn({ type: 'boolean', query: (user) => `select ${user}.state = 'disabled'` }) isDisabled!: boolean;
  @VirtualColumn({
    type: 'text',
    query: (user) => `
      select case ${user}.state
        when 'unclaimed' then 'invited' when 'deletion_pending' then 'leaving' else ${user}.state end`,
  })
  userState!: UserState;
  @Column({ type: 'text', name: 'search_words', select: false, insert: false, update: false }) searchWords!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'last_seen_login_at', nullable: true }) lastSeenLoginAt!: Date | null;
  @Column({ type: 'int', name: 'record_version', default: 1 }) version!: number;
  @Column({ type: 'timestamptz', name: 'record_changed_at', default: () => 'now()' }) updatedAt!: Date;
}
