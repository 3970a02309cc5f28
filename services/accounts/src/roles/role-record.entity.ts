import type { AnyPermission } from '@porchlight/contracts';
import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';

/** A role as owners edit it. Its id is the key of the role. */
@Entity('role')
export class RoleRecordEntity {
  @PrimaryColumn({ type: 'text', name: 'key' }) id!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text', default: '' }) purpose!: string;
  /** Stored in `role_permission`, by `RoleRules`. */
  @VirtualColumn({
    type: 'text',
    query: (role) =>
      `select coalesce(array_agg(permission_key order by permission_key), '{}') from role_permission
        where role_key = ${role}.key`,
  })
  permissions!: AnyPermission[];
  @Column({ type: 'int', default: 1 }) version!: number;
  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
