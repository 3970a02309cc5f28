import type { TranslatedText } from '@porchlight/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { idAsText } from './city.entity.ts';

/** Metro area: cities that are searched together. */
@Entity('metro_area')
@Index('metro_area_slug', ['province', 'slug'], { unique: true, where: 'deleted_at is null' })
export class MetroArea {
  @PrimaryColumn('int', { default: () => `nextval('metro_area_id')` }) id!: string;
  @Column('text') name!: string;
  @Column('text', { name: 'name_fr' }) nameFr!: string;
  @Column('text') slug!: string;
  @Column('smallint', { name: 'province_id', transformer: idAsText }) province!: string;
  @Column('text', { array: true }) aliases!: string[];
  @Column('double precision') north!: number;
  @Column('double precision') south!: number;
  @Column('double precision') west!: number;
  @Column('double precision') east!: number;
  @Column('jsonb', { nullable: true }) intro!: TranslatedText | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
