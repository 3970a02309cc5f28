import type { Language, MadePermissionAction } from '@porchlight/contracts';
import { Check, Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';

/** A permission that an owner made. Its id is its key in `permission`. */
@Entity('made_permission')
@Check('made_permission_id', `id = 'made-' || action || area`)
@Check('made_permission_action', `action in ('view', 'create', 'modify', 'show')`)
@Check('made_permission_area', `area ~ '^[A-Z][A-Za-z0-9]{1,39}$'`)
export class MadePermissionEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') action!: MadePermissionAction;
  @Column('text') area!: string;
  @Column('jsonb') label!: Readonly<Partial<Record<Language, string>>> & { readonly 'en-CA': string };
  @Column('text', { default: '' }) description!: string;
  /** Stored in `role_permission`, by `MadePermissionRules`. */
  @VirtualColumn({
    type: 'text',
    query: (made) =>
      `select coalesce(array_agg(role_key order by role_key), '{}') from role_permission
        where permission_key = ${made}.id`,
  })
  roles!: string[];
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}
