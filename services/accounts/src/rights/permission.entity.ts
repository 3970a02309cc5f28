import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One thing that somebody may do; the registry in contracts names them all. */
@Entity('permission')
export class Permission {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'text' }) label!: string;
}
