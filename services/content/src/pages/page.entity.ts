import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Page type with its template. */
@Entity('page_type')
@Check('page_type_template', `template in ('text', 'wide', 'landing', 'contact', 'faq')`)
export class PageType {
  @PrimaryColumn('text') key!: string;
  @Column('text') label!: string;
  @Column('text') template!: string;
}

/** Page at `/{slug}`. */
@Entity('page')
@Unique('page_slug', ['slug'])
@Index('page_page_type', ['pageType'])
export class Page {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') slug!: string;
  @Column('text', { name: 'page_type' }) pageType!: string;
  @Column('jsonb') title!: Translated;
  @Column('jsonb') description!: Translated;
  /** Sanitised HTML. */
  @Column('jsonb') body!: Translated;
  @Column('text', { default: 'draft' }) state!: string;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** Block on a page. */
@Entity('page_block')
@Unique('page_block_once', ['pageId', 'blockKey'])
@Index('page_block_block', ['blockKey'])
export class PageBlock {
  @PrimaryColumn('uuid', { name: 'page_id' }) pageId!: string;
  @PrimaryColumn('int') position!: number;
  @Column('text', { name: 'block_key' }) blockKey!: string;
}

/** Redirect of a moved page. */
@Entity('redirect')
export class Redirect {
  @PrimaryColumn('text', { name: 'from_address' }) fromAddress!: string;
  @Column('text', { name: 'to_address' }) toAddress!: string;
  @Column('timestamptz', { name: 'made_at', default: () => 'now()' }) madeAt!: Date;
}
