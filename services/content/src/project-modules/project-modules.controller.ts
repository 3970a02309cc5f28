import { Controller } from '@nestjs/common';
import type { Caller, InputOf, ResourceHistory } from '@porchlight/contracts';
import {
  changeProjectModuleSettings,
  getFormattedModules,
  getProjectModule,
  getProjectModuleHistory,
  listProjectModules,
  revertProjectModule,
  switchProjectModule,
  type FormattedModulesResponse,
  type ProjectModuleResponse,
  type ProjectModulesResponse,
} from '@porchlight/contracts/content';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ProjectModuleChanges } from './project-module-changes.ts';
import { ProjectModulesService } from './project-modules.service.ts';

/** Modules of the site: the public ones for browsers, all of them for staff. */
@Controller()
export class ProjectModulesController {
  constructor(
    private readonly modules: ProjectModulesService,
    private readonly changes: ProjectModuleChanges,
  ) {}

  @Handle(getFormattedModules)
  async formatted(): Promise<FormattedModulesResponse> {
    return { projectModules: await this.modules.publicModules() };
  }

  @Handle(listProjectModules)
  async list(): Promise<ProjectModulesResponse> {
    return { projectModules: await this.modules.all() };
  }

  @Handle(getProjectModule)
  async show(@Input() { params }: InputOf<typeof getProjectModule>): Promise<ProjectModuleResponse> {
    return { projectModule: await this.modules.get(params.id) };
  }

  @Handle(getProjectModuleHistory)
  history(@Input() { params }: InputOf<typeof getProjectModuleHistory>): Promise<ResourceHistory> {
    return this.changes.history(params.id);
  }

  @Handle(switchProjectModule)
  async switch(
    @Input() { body }: InputOf<typeof switchProjectModule>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ProjectModuleResponse> {
    return { projectModule: await this.changes.switch(body, { caller, client }) };
  }

  @Handle(changeProjectModuleSettings)
  async changeSettings(
    @Input() { body }: InputOf<typeof changeProjectModuleSettings>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ProjectModuleResponse> {
    return { projectModule: await this.changes.changeSettings(body, { caller, client }) };
  }

  @Handle(revertProjectModule)
  async revert(
    @Input() { params, body }: InputOf<typeof revertProjectModule>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ProjectModuleResponse> {
    return { projectModule: await this.changes.revert(params.id, body, { caller, client }) };
  }
}
