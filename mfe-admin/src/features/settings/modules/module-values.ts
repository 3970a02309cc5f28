import type { ModuleSetting, ProjectModule } from '@porchlight/contracts/content';

/** Values of the form of a module, as text: `isEnabled`, and each setting by its key. */
export type ModuleValues = Readonly<Record<string, string>>;

export const valuesOf = ({ isEnabled, settings }: ProjectModule): ModuleValues => ({
  isEnabled: String(isEnabled),
  ...Object.fromEntries(settings.map(({ key, value }) => [key, value])),
});

/** Returns the keys whose values differ. */
export const changedKeys = (one: ModuleValues, other: ModuleValues): string[] =>
  Object.keys(one).filter((key) => one[key] !== other[key]);

/** Returns the settings of the form in the shape of the request body. */
export const settingsOf = ({ isEnabled: _, ...settings }: ModuleValues): ModuleSetting[] =>
  Object.entries(settings).map(([key, value]) => ({ key, value: value.trim() }));
