import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Response to a request that spends credits, returned again for the same key. Deleted after two days. */
@Entity('idempotency_record')
export class IdempotencyRecord {
  @PrimaryColumn('uuid', { name: 'person_id' }) personId!: string;
  /** Method and path with its parameters. */
  @PrimaryColumn('text') route!: string;
  @PrimaryColumn('text') key!: string;
  /** SHA-256 of the body. */
  @Column('text', { name: 'body_hash' }) bodyHash!: string;
  /** Null only inside the transaction that does the work. */
  @Column('jsonb', { nullable: true }) response!: object | null;
  @Index('idempotency_record_age')
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
