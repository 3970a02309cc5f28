import {
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { IsCount, LanguageQuery } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import {
  ResourceHistory,
  ResourceParams,
  ResourceRevert,
  ResourceVersion,
} from '../kernel/resources/resource-classes.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { fiveMinutes } from './site.ts';

/** Types of module settings; the value is text on the wire. `address` is a web address with https, or empty. */
export const moduleSettingTypes = ['boolean', 'integer', 'text', 'address'] as const;
export type ModuleSettingType = (typeof moduleSettingTypes)[number];

export class ModuleSetting {
  @IsString() @Matches(/^[a-zA-Z0-9._-]{2,64}$/) key!: string;
  /** 'true' and 'false' are strings on the wire; the client converts them to booleans. */
  @IsString() @MaxLength(2_000) value!: string;
}
/** Setting with its declaration, for staff. */
export class DeclaredModuleSetting extends ModuleSetting {
  @IsIn(moduleSettingTypes) type!: ModuleSettingType;
  @IsString() defaultValue!: string;
  /** Stored value that does not fit the type; the default applies instead. */
  @IsOptional() @IsString() ignoredValue?: string;
}
/** Module of the site, for staff. */
export class ProjectModule {
  @IsString() id!: string;
  @IsString() key!: string;
  @IsBoolean() isEnabled!: boolean;
  /** Incremented by every change; sent back by the next change. */
  @IsCount() version!: number;
  /** Time of the last change; absent while only defaults apply. */
  @IsOptional() @IsISO8601() updatedAt?: string;
  @ListOf(() => DeclaredModuleSetting) settings!: DeclaredModuleSetting[];
  /** Stored settings that no code reads. */
  @ListOf(() => ModuleSetting) unknownSettings!: ModuleSetting[];
}
export class FormattedModule {
  @IsBoolean() isEnabled!: boolean;
  @ListOf(() => ModuleSetting) settings!: ModuleSetting[];
}
export class FormattedModulesResponse {
  @IsObject() projectModules!: Record<string, FormattedModule>;
}
export class ProjectModulesResponse {
  @ListOf(() => ProjectModule) projectModules!: ProjectModule[];
}
export class ProjectModuleResponse {
  @Nested(() => ProjectModule) projectModule!: ProjectModule;
}
/** Turns a module on or off. */
export class ModuleSwitch extends ResourceVersion {
  @IsString() @MaxLength(64) id!: string;
  @IsBoolean() isEnabled!: boolean;
}
/** Changes settings of a module; settings that are not listed stay unchanged. */
export class ModuleSettingsChange extends ResourceVersion {
  @IsString() @MaxLength(64) id!: string;
  @ArrayMinSize(1) @ListOf(() => ModuleSetting, 50) settings!: ModuleSetting[];
}

export const getFormattedModules = route({
  service: 'content',
  method: 'GET',
  path: '/project-modules-formatted',
  access: access.anyone,
  query: LanguageQuery,
  response: FormattedModulesResponse,
  caching: fiveMinutes,
  summary: 'Get the public project modules by key',
});
export const listProjectModules = route({
  service: 'content',
  method: 'GET',
  path: '/project-modules',
  access: access.permission('viewSiteSettings'),
  response: ProjectModulesResponse,
  summary: 'List all project modules, for staff',
});

const ofOne = {
  service: 'content',
  method: 'GET',
  access: access.permission('viewSiteSettings'),
  params: ResourceParams,
  errors: ['module-not-found'],
} as const;
export const getProjectModule = route({
  ...ofOne,
  path: '/project-modules/:id',
  response: ProjectModuleResponse,
  summary: 'Get a project module, for staff',
});
export const getProjectModuleHistory = route({
  ...ofOne,
  path: '/project-modules/:id/history',
  response: ResourceHistory,
  summary: 'List the changes of a project module',
});

const changes = {
  service: 'content',
  method: 'POST',
  access: access.permission('modifyProjectModules'),
  response: ProjectModuleResponse,
  lane: 'write',
  errors: ['module-not-found', 'version-conflict'],
} as const;
export const switchProjectModule = route({
  ...changes,
  path: '/project-modules',
  body: ModuleSwitch,
  summary: 'Turn a project module on or off',
});
export const changeProjectModuleSettings = route({
  ...changes,
  path: '/project-module-settings',
  body: ModuleSettingsChange,
  summary: 'Change settings of a project module',
});
export const revertProjectModule = route({
  ...changes,
  path: '/project-modules/:id/revert',
  params: ResourceParams,
  body: ResourceRevert,
  errors: ['module-not-found', 'version-conflict', 'version-not-found'],
  summary: 'Set a project module to a version of its history',
});
