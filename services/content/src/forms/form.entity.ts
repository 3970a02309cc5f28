import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Form that visitors can send. Its fields are the input class of its call. */
@Entity('form')
@Check('form_key', `key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
export class Form {
  @PrimaryColumn('text', { name: 'key' }) id!: string;
  @Column('text') label!: string;
  /** Addresses that get a mail for each submission. */
  @Column('text', { array: true, default: '{}' }) recipients!: string[];
  /** Confirmation text. */
  @Column('jsonb') confirmation!: Translated;
  @Column('boolean', { name: 'is_open', default: true }) isOpen!: boolean;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** Submission of a form. */
@Entity('form_submission')
@Unique('form_submission_key', ['key'])
@Index('form_submission_newest', ['formKey', 'sentAt'])
@Index('form_submission_expires', ['expiresAt'])
@Check('form_submission_state', `state in ('waiting', 'mailed')`)
export class FormSubmission {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  /** Idempotency key from the browser. */
  @Column('text') key!: string;
  @Column('text', { name: 'form_key' }) formKey!: string;
  @Column('jsonb') answers!: Readonly<Record<string, string>>;
  @Column('text') language!: string;
  @Column('text', { nullable: true }) page!: string | null;
  /** Probably sent by a bot; staff review it last. */
  @Column('boolean', { name: 'is_suspect' }) isSuspect!: boolean;
  /** `waiting` until the recipients are mailed. */
  @Column('text', { default: 'waiting' }) state!: string;
  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' }) sentAt!: Date;
  /** When staff marked it as handled. */
  @Column('timestamptz', { name: 'handled_at', nullable: true }) handledAt!: Date | null;
  @Column('timestamptz', { name: 'expires_at', default: () => `now() + interval '12 months'` }) expiresAt!: Date;
}
