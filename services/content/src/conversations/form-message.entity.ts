import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Message of a conversation after the submission of its form. */
@Entity('form_message')
@Unique('form_message_key', ['key'])
@Index('form_message_submission', ['submissionId', 'id'])
@Check('form_message_author', `author in ('staff', 'person')`)
export class FormMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  @Column('bigint', { name: 'submission_id' }) submissionId!: string;
  /** Idempotency key: of the browser for a reply, of the mail for an answer. */
  @Column('text') key!: string;
  @Column('text') author!: string;
  @Column('uuid', { name: 'author_id', nullable: true }) authorId!: string | null;
  @Column('text') text!: string;
  /** The mail had files, which are not stored. */
  @Column('boolean', { name: 'had_files', default: false }) hadFiles!: boolean;
  /** Address of its sender, if it is not that of the person and support has not decided about it. */
  @Column('text', { name: 'held_from', nullable: true }) heldFrom!: string | null;
  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' }) sentAt!: Date;
}
