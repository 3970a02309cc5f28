import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Permission; the registry in contracts lists all of them. */
@Entity('permission')
export class Permission {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'text' }) label!: string;
}
