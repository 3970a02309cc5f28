import { Column, Entity, JoinTable, ManyToMany, PrimaryColumn } from 'typeorm';
import { Permission } from './permission.entity.ts';

/** What a person is here; a person may be several. */
@Entity('role')
export class Role {
  @PrimaryColumn({ type: 'text' }) key!: string;
  /** Shown to people: 'Site Owner'. */
  @Column({ type: 'text' }) name!: string;
  @ManyToMany(() => Permission)
  @JoinTable({
    name: 'role_permission',
    joinColumn: { name: 'role_key' },
    inverseJoinColumn: { name: 'permission_key' },
  })
  permissions!: Permission[];
}
