import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Page type with its template. */
@Entity('page_type')
@Check('page_type_template', `template in ('text', 'wide', 'landing', 'contact', 'faq')`)
@Unique('page_type_key', ['key'])
export class PageType {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') key!: string;
  /** Name for staff. */
  @Column('text') label!: string;
  @Column('text') template!: string;
  /** Kinds of blocks that its pages show. */
  @Column('text', { array: true }) blocks!: string[];
  @Column('boolean', { name: 'is_indexed', default: true }) isIndexed!: boolean;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}

/** Page at `/{slug}`. */
@Entity('page')
@Unique('page_slug', ['slug'])
@Index('page_page_type', ['pageType'])
@Index('page_permission', ['permission'])
@Check('page_permission_made', `permission ~ '^made-'`)
export class Page {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') slug!: string;
  /** Id of the type. */
  @Column('uuid', { name: 'page_type_id' }) pageType!: string;
  @Column('jsonb', { name: 'title' }) headline!: Translated;
  /** Text below the title in search engines and shared links. */
  @Column('jsonb', { name: 'description' }) searchDescription!: Translated;
  /** Sanitised HTML. */
  @Column('jsonb') body!: Translated;
  /** Keys of its blocks, in order. */
  @Column('text', { array: true, default: () => `'{}'` }) blocks!: string[];
  /** Title in search engines and shared links, or null. */
  @Column('jsonb', { name: 'search_title', nullable: true }) searchTitle!: Translated | null;
  @Column('boolean', { name: 'is_indexed', default: true }) isIndexed!: boolean;
  /** Permission that an owner made: only users with it read the page. */
  @Column('text', { nullable: true }) permission!: string | null;
  @Column('text', { default: 'draft' }) state!: string;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  /** Last change of the public text, or null. */
  @Column('timestamptz', { name: 'revised_at', nullable: true }) revisedAt!: Date | null;
  /** Fields as an editor typed them, not saved yet. */
  @Column('jsonb', { nullable: true }) draft!: object | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
