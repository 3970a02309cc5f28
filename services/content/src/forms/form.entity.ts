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
@Unique('form_submission_conversation', ['conversationId'])
@Unique('form_submission_alias', ['alias'])
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
  /** Names the conversation that the submission begins. */
  @Column('uuid', { name: 'conversation_id', default: () => 'gen_random_uuid()' }) conversationId!: string;
  /** Since when the person waits for a reply; null once support replied. */
  @Column('timestamptz', { name: 'waiting_since', nullable: true, default: () => 'now()' }) waitingSince!: Date | null;
  @Column('timestamptz', { name: 'replied_at', nullable: true }) repliedAt!: Date | null;
  @Column('uuid', { name: 'claimed_by', nullable: true }) claimedBy!: string | null;
  @Column('timestamptz', { name: 'claimed_at', nullable: true }) claimedAt!: Date | null;
  /** Grows with each message of the conversation. */
  @Column('int', { default: 1 }) version!: number;
  /** Local part of the address that takes answers to the latest reply. */
  @Column('text', { nullable: true }) alias!: string | null;
  @Column('timestamptz', { name: 'alias_expires_at', nullable: true }) aliasExpiresAt!: Date | null;
  @Column('int', { name: 'alias_mails', default: 0 }) aliasMails!: number;
  @Column('timestamptz', { name: 'alias_counted_since', default: () => 'now()' }) aliasCountedSince!: Date;
  @Column('timestamptz', { name: 'expires_at', default: () => `now() + interval '12 months'` }) expiresAt!: Date;
}
