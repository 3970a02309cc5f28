import { Column, Entity, JoinTable, ManyToMany, PrimaryColumn } from 'typeorm';
import { Permission } from './permission.entity.ts';

/** Role; a user may have several. */
@Entity('role')
export class Role {
  @PrimaryColumn({ type: 'text' }) key!: string;
  /** Display name, such as 'Site Owner'. */
  @Column({ type: 'text' }) name!: string;
  @ManyToMany(() => Permission)
  @JoinTable({
    name: 'role_permission',
    joinColumn: { name: 'role_key' },
    inverseJoinColumn: { name: 'permission_key' },
  })
  permissions!: Permission[];
}
