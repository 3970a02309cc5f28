import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Override of a site setting; the defaults are in `site-setting-registry.ts`. */
@Entity('site_setting')
@Check('site_setting_key', `key ~ '^[a-zA-Z0-9._-]{2,64}$'`)
export class SiteSetting {
  @PrimaryColumn('text') key!: string;
  @Column('jsonb') value!: unknown;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
