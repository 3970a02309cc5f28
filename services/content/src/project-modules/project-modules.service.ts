import { Injectable } from '@nestjs/common';
import type { FormattedModule, ProjectModule } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { moduleRegistry, valueOf, type ModuleDeclaration } from './module-registry.ts';
import { messages } from './messages.ts';

interface StoredModule {
  key: string;
  isEnabled: boolean;
  settings: Record<string, string>;
}

/** Reads the modules of the registry with stored overrides applied. */
@Injectable()
export class ProjectModulesService {
  constructor(private readonly pool: SqlPool) {}

  async all(): Promise<ProjectModule[]> {
    const stored = await this.#stored();
    return Object.entries(moduleRegistry).map(([key, declared]) => ({
      id: key,
      key,
      ...toFormattedModule(declared, stored.get(key)),
    }));
  }

  async get(id: string): Promise<ProjectModule> {
    const found = (await this.all()).find((module) => module.id === id);
    if (!found) throw notFound(messages.moduleNotFound, 'module-not-found');
    return found;
  }

  /** Returns whether a setting of the type boolean is on. */
  async isOn(key: string, setting: string): Promise<boolean> {
    const { settings } = await this.get(key);
    return settings.some((one) => one.key === setting && one.value === 'true');
  }

  /** Returns the public modules by key. */
  async publicModules(): Promise<Record<string, FormattedModule>> {
    const stored = await this.#stored();
    const visible = Object.entries(moduleRegistry).filter(([, { isPublic }]) => isPublic);
    return Object.fromEntries(visible.map(([key, declared]) => [key, toFormattedModule(declared, stored.get(key))]));
  }

  async #stored(): Promise<Map<string, StoredModule>> {
    const rows = await this.pool.rows<StoredModule>(
      'project_modules',
      `
      select module.key, is_enabled as "isEnabled",
        coalesce(jsonb_object_agg(setting.key, setting.value) filter (where setting.key is not null), '{}') as settings
      from project_module module left join project_module_setting setting on setting.module_key = module.key
      group by module.key`,
    );
    return new Map(rows.map((row) => [row.key, row]));
  }
}

const toFormattedModule = (declared: ModuleDeclaration, stored: StoredModule | undefined): FormattedModule => ({
  isEnabled: stored?.isEnabled ?? declared.isEnabledByDefault,
  settings: Object.entries(declared.settings).map(([key, setting]) => ({
    key,
    value: valueOf(setting, stored?.settings[key]),
  })),
});
