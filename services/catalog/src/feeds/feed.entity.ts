import type { FeedColumn, FeedFormat, FeedIdentity, FeedMode, FeedSchedule } from '@porchlight/contracts/catalog';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { idAsText } from '../locations/editing/city.entity.ts';

/** Feed of a partner. What its runs change is not part of a record: staff edit feeds while they run. */
@Entity('feed')
export class Feed {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('uuid', { name: 'company_id' }) company!: string;
  @Column('text') format!: FeedFormat;
  @Column('text') address!: string;
  @Column('text') schedule!: FeedSchedule;
  @Column('text') mode!: FeedMode;
  @Column('text') identity!: FeedIdentity;
  @Column('jsonb') mapping!: FeedColumn[];
  @Column('int', { name: 'default_city_id', nullable: true, transformer: idAsText }) city!: string | null;
  @Column('boolean', { name: 'auto_enables' }) autoEnables!: boolean;
  @Column('boolean', { name: 'is_active' }) isActive!: boolean;
  @Column('text', { name: 'contact_email', nullable: true }) contactEmail!: string | null;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
