import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** First segment of the public addresses of a kind of page. */
@Entity('permalink')
@Unique('permalink_segment', ['segment'])
export class Permalink {
  @PrimaryColumn('text', { name: 'kind' }) id!: string;
  @Column('text') segment!: string;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** Segment that a kind of page had before; its addresses redirect. */
@Entity('former_permalink')
export class FormerPermalink {
  @PrimaryColumn('text') segment!: string;
  @Column('text') kind!: string;
}
