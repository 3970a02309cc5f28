import type { FormattedModule, ProjectModule } from '@porchlight/contracts/content';
import type { ModuleDeclaration } from './module-registry.ts';
import type { StoredModule } from './project-module.entity.ts';
import { valueOf } from './setting-values.ts';

/** Returns a module as browsers see it: stored values over the defaults. */
export const toFormattedModule = (declared: ModuleDeclaration, stored: StoredModule | undefined): FormattedModule => ({
  isEnabled: stored?.isEnabled ?? declared.isEnabledByDefault,
  settings: Object.entries(declared.settings).map(([key, setting]) => ({
    key,
    value: valueOf(setting, stored?.settings[key]),
  })),
});

/** Returns a module as staff see it, with the stored values that do not apply. */
export function toProjectModule(
  key: string,
  declared: ModuleDeclaration,
  stored: StoredModule | undefined,
): ProjectModule {
  const { isEnabled, settings } = toFormattedModule(declared, stored);
  const storedSettings = stored?.settings ?? {};
  return {
    id: key,
    key,
    isEnabled,
    version: stored?.version ?? 1,
    ...(stored ? { updatedAt: stored.updatedAt.toISOString() } : {}),
    settings: settings.map((setting) => {
      const { type, byDefault } = declared.settings[setting.key]!;
      const value = storedSettings[setting.key];
      const ignored = value !== undefined && value !== setting.value ? { ignoredValue: value } : {};
      return { ...setting, type, defaultValue: byDefault, ...ignored };
    }),
    unknownSettings: Object.entries(storedSettings)
      .filter(([name]) => !Object.hasOwn(declared.settings, name))
      .map(([name, value]) => ({ key: name, value })),
  };
}
