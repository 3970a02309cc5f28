import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Translated } from '../translated/translated.ts';

/** A form that people send to us. Its fields are the class of its call. */
@Entity('form')
@Check('form_key', `key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
export class Form {
  @PrimaryColumn('text') key!: string;
  @Column('text') label!: string;
  /** Who gets a mail of each message. */
  @Column('text', { array: true, default: '{}' }) recipients!: string[];
  /** The words of thanks. */
  @Column('jsonb') confirmation!: Translated;
  @Column('boolean', { name: 'is_open', default: true }) isOpen!: boolean;
  @Column('int', { default: 1 }) version!: number;
}

/** What somebody sent. */
@Entity('form_submission')
@Unique('form_submission_key', ['key'])
@Index('form_submission_newest', ['formKey', 'sentAt'])
@Index('form_submission_expires', ['expiresAt'])
@Check('form_submission_state', `state in ('waiting', 'mailed')`)
export class FormSubmission {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: string;
  /** Made by the browser: a message sent twice is one. */
  @Column('text') key!: string;
  @Column('text', { name: 'form_key' }) formKey!: string;
  @Column('jsonb') answers!: Readonly<Record<string, string>>;
  @Column('text') language!: string;
  @Column('text', { nullable: true }) page!: string | null;
  /** A program may have written it; people look at it last. */
  @Column('boolean', { name: 'is_suspect' }) isSuspect!: boolean;
  /** `waiting` until its recipients were mailed. */
  @Column('text', { default: 'waiting' }) state!: string;
  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' }) sentAt!: Date;
  @Column('timestamptz', { name: 'expires_at', default: () => `now() + interval '12 months'` }) expiresAt!: Date;
}
