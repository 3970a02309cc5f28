import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Translated } from '../translated.ts';

/** Category of posts. */
@Entity('post_category')
@Unique('post_category_slug', ['slug'])
export class PostCategory {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') slug!: string;
  @Column('jsonb') name!: Translated;
  @Column('int', { default: 0 }) position!: number;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}

/** Guide. */
@Entity('post')
@Unique('post_slug', ['slug'])
@Index('post_category_newest', ['category', 'publishedAt'])
@Check('post_place', '(province_slug is null) = (place_slug is null)')
export class Post {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') slug!: string;
  /** Id of the category. */
  @Column('uuid', { name: 'category_id' }) category!: string;
  @Column('jsonb', { name: 'title' }) headline!: Translated;
  @Column('jsonb') summary!: Translated;
  /** Sanitised HTML. */
  @Column('jsonb') body!: Translated;
  @Column('text') author!: string;
  /** Name of the cover image: `p3-living`, or `content/{id}` of an uploaded picture. */
  @Column('text') cover!: string;
  @Column('int', { name: 'reading_minutes', default: 1 }) readingMinutes!: number;
  /** Time of the last manual revision, or null. */
  @Column('timestamptz', { name: 'revised_at', nullable: true }) revisedAt!: Date | null;
  /** Location that the post is about, by URL slugs. */
  @Column('text', { name: 'province_slug', nullable: true }) province!: string | null;
  @Column('text', { name: 'place_slug', nullable: true }) place!: string | null;
  /** Title and description in search engines and shared links, or null. */
  @Column('jsonb', { name: 'search_title', nullable: true }) searchTitle!: Translated | null;
  @Column('jsonb', { name: 'search_description', nullable: true }) searchDescription!: Translated | null;
  @Column('boolean', { name: 'is_indexed', default: true }) isIndexed!: boolean;
  @Column('text', { default: 'draft' }) state!: string;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  /** Fields as an editor typed them, not saved yet. */
  @Column('jsonb', { nullable: true }) draft!: object | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
