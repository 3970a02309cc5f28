import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Heading of a group of questions. */
@Entity('faq_topic')
export class FaqTopic {
  @PrimaryColumn('text', { name: 'key', default: () => 'gen_random_uuid()::text' }) id!: string;
  @Column('jsonb') name!: Translated;
  @Column('int', { default: 0 }) position!: number;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}

/** Frequently asked question with its answer. */
@Entity('faq')
@Unique('faq_key', ['key'])
@Index('faq_topic_position', ['topic', 'position'])
export class Faq {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  /** Anchor on the page. */
  @Column('text') key!: string;
  @Column('text', { name: 'topic_key' }) topic!: string;
  @Column('jsonb') question!: Translated;
  /** Sanitised HTML. */
  @Column('jsonb') answer!: Translated;
  @Column('int', { default: 0 }) position!: number;
  @Column('text', { default: 'draft' }) state!: string;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
