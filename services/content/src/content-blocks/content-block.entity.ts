import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Texts and facts that a screen requests by key. */
@Entity('content_block')
@Check('content_block_key', `key ~ '^[a-z0-9._-]{2,64}$'`)
@Check('content_block_kind', `kind ~ '^[a-z][a-z-]{1,40}$'`)
export class ContentBlock {
  @PrimaryColumn('text') key!: string;
  /** `words` blocks are requested by key; any other kind is placed on pages. */
  @Column('text', { default: 'words' }) kind!: string;
  @Column('boolean', { name: 'is_public', default: true }) isPublic!: boolean;
  @Column('text', { default: 'draft' }) state!: string;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** One value of a block. */
@Entity('content_value')
@Check('content_value_content', `content ? 'en-CA'`)
export class ContentValue {
  @PrimaryColumn('text', { name: 'block_key' }) blockKey!: string;
  @PrimaryColumn('text') key!: string;
  @Column('int') position!: number;
  @Column('jsonb') content!: Translated;
}
