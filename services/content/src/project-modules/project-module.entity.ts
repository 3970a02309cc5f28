import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of the site that somebody switched on or off; what is not here is as `module-registry.ts` says. */
@Entity('project_module')
@Check('project_module_key', `key ~ '^[a-zA-Z0-9._-]{2,64}$'`)
export class ProjectModule {
  @PrimaryColumn('text') key!: string;
  @Column('boolean', { name: 'is_enabled' }) isEnabled!: boolean;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** A setting of a module that somebody changed. */
@Entity('project_module_setting')
export class ProjectModuleSetting {
  @PrimaryColumn('text', { name: 'module_key' }) moduleKey!: string;
  @PrimaryColumn('text') key!: string;
  @Column('text') value!: string;
}
