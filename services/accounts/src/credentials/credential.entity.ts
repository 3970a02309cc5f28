import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Password hash (argon2id) of a user. */
@Entity('credential')
export class Credential {
  @PrimaryColumn({ type: 'uuid', name: 'person_id' }) personId!: string;
  @Column({ type: 'text', name: 'password_hash' }) passwordHash!: string;
  @Column({ type: 'timestamptz', name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
}
