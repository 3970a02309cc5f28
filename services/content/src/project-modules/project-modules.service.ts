import { Injectable } from '@nestjs/common';
import type { FormattedModule, ProjectModule } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { moduleRegistry, valueOf, type ModuleDeclaration } from './module-registry.ts';

interface StoredModule {
  key: string;
  isEnabled: boolean;
  settings: Record<string, string>;
}
const moduleNotFound = { en: 'There is no module with this name.', fr: 'Il n’y a pas de module de ce nom.' };

/** The modules of the registry with what was changed laid over it. */
@Injectable()
export class ProjectModulesService {
  constructor(private readonly pool: SqlPool) {}

  async all(): Promise<ProjectModule[]> {
    const stored = await this.#stored();
    return Object.entries(moduleRegistry).map(([key, declared]) => ({
      id: key,
      key,
      ...present(declared, stored.get(key)),
    }));
  }

  async one(id: string): Promise<ProjectModule> {
    const found = (await this.all()).find((module) => module.id === id);
    if (!found) throw notFound(moduleNotFound, 'module-not-found');
    return found;
  }

  /** By key, and only what browsers may know. */
  async publicOnes(): Promise<Record<string, FormattedModule>> {
    const stored = await this.#stored();
    const visible = Object.entries(moduleRegistry).filter(([, { isPublic }]) => isPublic);
    return Object.fromEntries(visible.map(([key, declared]) => [key, present(declared, stored.get(key))]));
  }

  async #stored(): Promise<Map<string, StoredModule>> {
    const rows = await this.pool.rows<StoredModule>(
      'project_modules',
      `
      select module.key, is_enabled as "isEnabled", coalesce(jsonb_object_agg(setting.key, setting.value) filter (where setting.key is not null), '{}') as settings
      from project_module module left join project_module_setting setting on setting.module_key = module.key group by module.key`,
    );
    return new Map(rows.map((row) => [row.key, row]));
  }
}

const present = (declared: ModuleDeclaration, stored: StoredModule | undefined): FormattedModule => ({
  isEnabled: stored?.isEnabled ?? declared.isEnabledByDefault,
  settings: Object.entries(declared.settings).map(([key, setting]) => ({
    key,
    value: valueOf(setting, stored?.settings[key]),
  })),
});
