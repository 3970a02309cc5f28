import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Password hash (argon2id) of a user. */
@Entity('credential')
export class Credential {
  @PrimaryColumn({ type: 'uuid', name: 'person_id' }) personId!: string;
  @Column({ type: 'text', name: 'password_hash' }) passwordHash!: string;
  @Column({ type: 'timestamptz', name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
  /** Last look-up of the password in the list of leaked ones; null when none succeeded since it was set. */
  @Column({ type: 'timestamptz', name: 'breach_checked_at', nullable: true }) breachCheckedAt!: Date | null;
  /** When the password was found in the list of leaked ones. */
  @Column({ type: 'timestamptz', name: 'breached_at', nullable: true }) breachedAt!: Date | null;
}
