import { Injectable } from '@nestjs/common';
import type { FormattedModule, ProjectModule } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { messages } from './messages.ts';
import { declarationOf, moduleRegistry } from './module-registry.ts';
import { toFormattedModule, toProjectModule } from './project-module.presenter.ts';
import type { StoredModule } from './project-module.entity.ts';

/** Reads the modules of the registry with stored overrides applied. */
@Injectable()
export class ProjectModulesService {
  constructor(private readonly pool: SqlPool) {}

  async all(): Promise<ProjectModule[]> {
    const stored = await this.#stored();
    return Object.entries(moduleRegistry).map(([key, declared]) => toProjectModule(key, declared, stored.get(key)));
  }

  async get(id: string): Promise<ProjectModule> {
    const declared = declarationOf(id);
    if (!declared) throw notFound(messages.moduleNotFound, 'module-not-found');
    return toProjectModule(id, declared, (await this.#stored()).get(id));
  }

  /** Returns the modules that are on, each with its settings by key. */
  async enabled(): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
    const modules = (await this.all()).filter(({ isEnabled }) => isEnabled);
    return new Map(modules.map(({ key, settings }) => [key, new Map(settings.map((one) => [one.key, one.value]))]));
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
      select module.key, is_enabled as "isEnabled", version, updated_at as "updatedAt",
        coalesce(jsonb_object_agg(setting.key, setting.value) filter (where setting.key is not null), '{}') as settings
      from project_module module left join project_module_setting setting on setting.module_key = module.key
      group by module.key`,
    );
    return new Map(rows.map((row) => [row.key, row]));
  }
}
