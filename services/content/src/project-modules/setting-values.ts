import type { ModuleSettingType } from '@porchlight/contracts/content';
import type { MessageReference } from '@porchlight/messages';
import { messages, useWholeNumber } from './messages.ts';
import type { SettingDeclaration } from './module-registry.ts';

type Fault = MessageReference | undefined;

const faultIn: Readonly<Record<ModuleSettingType, (value: string, declared: SettingDeclaration) => Fault>> = {
  boolean: (value) => (value === 'true' || value === 'false' ? undefined : messages.useTrueOrFalse),
  integer: (value, { max = Number.MAX_SAFE_INTEGER }) =>
    /^(0|[1-9]\d{0,8})$/.test(value) && Number(value) <= max ? undefined : useWholeNumber(max),
  text: () => undefined,
  address: (value) => (value === '' || /^https:\/\/[^/\s]\S*$/.test(value) ? undefined : messages.useWebAddress),
};

/** Returns what is expected of the value of a setting; undefined if the value fits its declaration. */
export const settingFault = (declared: SettingDeclaration, value: string): Fault =>
  faultIn[declared.type](value, declared);

/** Returns the stored value when it fits the declaration, otherwise the default. */
export const valueOf = (declared: SettingDeclaration, stored: string | undefined): string =>
  stored !== undefined && !settingFault(declared, stored) ? stored : declared.byDefault;
