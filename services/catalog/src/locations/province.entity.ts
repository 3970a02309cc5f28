import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Province or state. */
@Entity('province')
export class Province {
  @PrimaryColumn('smallint') id!: string;
  @Column('text') code!: string;
  @Column('text') country!: string;
  @Column('text') slug!: string;
  @Column('text') name!: string;
  @Column('text', { name: 'name_fr' }) nameFr!: string;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
