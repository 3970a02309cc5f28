import type { TranslatedText } from '@porchlight/contracts';
import { Column, Entity, Index, PrimaryColumn, type ValueTransformer } from 'typeorm';

/** Ids of other locations are text on the wire. */
export const idAsText: ValueTransformer = {
  from: (id: number | null) => (id === null ? null : String(id)),
  to: (id: unknown) => (typeof id === 'string' ? Number(id) : id),
};

/** City. A merged one keeps its row and is in no list. */
@Entity('city')
@Index('city_slug', ['province', 'slug'], { unique: true, where: 'deleted_at is null and merged_into_id is null' })
export class City {
  @PrimaryColumn('int') id!: string;
  @Column('text') name!: string;
  @Column('text', { name: 'name_fr' }) nameFr!: string;
  @Column('text') slug!: string;
  @Column('smallint', { name: 'province_id', transformer: idAsText }) province!: string;
  @Column('int', { name: 'metro_area_id', nullable: true, transformer: idAsText }) metroArea!: string | null;
  @Column('text', { array: true }) aliases!: string[];
  @Column('double precision') latitude!: number;
  @Column('double precision') longitude!: number;
  @Column('double precision') north!: number;
  @Column('double precision') south!: number;
  @Column('double precision') west!: number;
  @Column('double precision') east!: number;
  @Column('jsonb', { nullable: true }) intro!: TranslatedText | null;
  @Column('boolean', { name: 'is_featured' }) isFeatured!: boolean;
  @Column('int', { name: 'merged_into_id', nullable: true }) mergedInto!: number | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
