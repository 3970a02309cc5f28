import { Injectable } from '@nestjs/common';
import type { ResourceRevert } from '@porchlight/contracts';
import type { ModuleSetting, ModuleSettingsChange, ModuleSwitch, ProjectModule } from '@porchlight/contracts/content';
import {
  notFound,
  Outbox,
  Problem,
  ResourceHistory,
  versionConflict,
  versionNotFound,
  type Author,
} from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from './messages.ts';
import { declarationOf, type ModuleDeclaration } from './module-registry.ts';
import { ProjectModule as ModuleEntity, ProjectModuleSetting } from './project-module.entity.ts';
import { toProjectModule } from './project-module.presenter.ts';
import { settingFault, valueOf } from './setting-values.ts';

/** Fields of a module in its history: `isEnabled`, and each setting by its key. */
type Fields = Readonly<Record<string, boolean | string>>;
interface Change {
  readonly id: string;
  readonly version: number;
  readonly action: 'modified' | 'reverted';
  readonly author: Author;
  /** Returns the fields to change. */
  readonly edit: (declared: ModuleDeclaration, manager: EntityManager) => Promise<Fields> | Fields;
}

/** Switches and configures modules: one conditional update per change, on the version that the change is based on. */
@Injectable()
export class ProjectModuleChanges {
  readonly #history: ResourceHistory;

  constructor(
    private readonly dataSource: DataSource,
    outbox: Outbox,
  ) {
    this.#history = new ResourceHistory('projectModules', outbox);
  }

  history(id: string) {
    requireModule(id);
    return this.#history.list(this.dataSource.manager, id);
  }

  switch({ id, version, isEnabled }: ModuleSwitch, author: Author): Promise<ProjectModule> {
    return this.#change({ id, version, action: 'modified', author, edit: () => ({ isEnabled }) });
  }

  changeSettings({ id, version, settings }: ModuleSettingsChange, author: Author): Promise<ProjectModule> {
    return this.#change({ id, version, action: 'modified', author, edit: (declared) => fieldsOf(declared, settings) });
  }

  revert(id: string, { version, to }: ResourceRevert, author: Author): Promise<ProjectModule> {
    const edit = async (_: ModuleDeclaration, manager: EntityManager) => {
      const fields = await this.#history.fieldsAt(manager, id, to);
      if (!fields) throw versionNotFound();
      return fields as Fields;
    };
    return this.#change({ id, version, action: 'reverted', author, edit });
  }

  #change({ id, version, action, author, edit }: Change): Promise<ProjectModule> {
    const declared = requireModule(id);
    return this.dataSource.transaction(async (manager) => {
      const before = await read(id, declared, manager);
      if (before.version !== version) throw versionConflict(before);
      const { isEnabled = before.isEnabled, ...settings } = await edit(declared, manager);
      // A module without a row has version 1.
      const row = { key: id, isEnabled: declared.isEnabledByDefault };
      await manager.createQueryBuilder().insert().into(ModuleEntity).values(row).orIgnore().execute();
      const { affected } = await manager.update(
        ModuleEntity,
        { key: id, version },
        { isEnabled: isEnabled === true, version: version + 1, updatedAt: () => 'now()' },
      );
      if (affected !== 1) throw versionConflict(await read(id, declared, manager));
      await saveSettings(id, declared, settings, manager);
      const after = await read(id, declared, manager);
      const change = { recordId: id, version: after.version, action };
      await this.#history.record(manager, { ...change, before: historyOf(before), after: historyOf(after) }, author);
      return after;
    });
  }
}

function requireModule(id: string): ModuleDeclaration {
  const declared = declarationOf(id);
  if (!declared) throw notFound(messages.moduleNotFound, 'module-not-found');
  return declared;
}

/** Returns the settings of a request by key; throws 422 with a message for each that does not fit its declaration. */
function fieldsOf(declared: ModuleDeclaration, settings: readonly ModuleSetting[]): Fields {
  const faults = settings.flatMap(({ key, value }) => {
    const setting = Object.hasOwn(declared.settings, key) ? declared.settings[key] : undefined;
    const fault = setting ? settingFault(setting, value) : messages.settingUnknown;
    return fault ? [[key, [fault]] as const] : [];
  });
  if (faults.length > 0)
    throw new Problem(422, 'input-refused', messages.notSaved, { errors: Object.fromEntries(faults) });
  return Object.fromEntries(settings.map(({ key, value }) => [key, value]));
}

/** Stores the values that differ from their defaults. */
async function saveSettings(id: string, declared: ModuleDeclaration, fields: Fields, manager: EntityManager) {
  for (const [key, setting] of Object.entries(declared.settings)) {
    if (!Object.hasOwn(fields, key)) continue;
    const value = valueOf(setting, String(fields[key]));
    if (value === setting.byDefault) await manager.delete(ProjectModuleSetting, { moduleKey: id, key });
    else await manager.upsert(ProjectModuleSetting, { moduleKey: id, key, value }, ['moduleKey', 'key']);
  }
}

async function read(id: string, declared: ModuleDeclaration, manager: EntityManager): Promise<ProjectModule> {
  const module = await manager.findOneBy(ModuleEntity, { key: id });
  const settings = await manager.findBy(ProjectModuleSetting, { moduleKey: id });
  const values = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  return toProjectModule(id, declared, module ? { ...module, settings: values } : undefined);
}

const historyOf = ({ isEnabled, settings }: ProjectModule): Fields => ({
  isEnabled,
  ...Object.fromEntries(settings.map(({ key, value }) => [key, value])),
});
