import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Override of a module's switch; the defaults are in `module-registry.ts`. */
@Entity('project_module')
@Check('project_module_key', `key ~ '^[a-zA-Z0-9._-]{2,64}$'`)
export class ProjectModule {
  @PrimaryColumn('text') key!: string;
  @Column('boolean', { name: 'is_enabled' }) isEnabled!: boolean;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}

/** Override of a module's setting. */
@Entity('project_module_setting')
export class ProjectModuleSetting {
  @PrimaryColumn('text', { name: 'module_key' }) moduleKey!: string;
  @PrimaryColumn('text') key!: string;
  @Column('text') value!: string;
}

/** A module's overrides, with its settings by key. */
export interface StoredModule extends Pick<ProjectModule, 'key' | 'isEnabled' | 'version' | 'updatedAt'> {
  readonly settings: Readonly<Record<string, string>>;
}
