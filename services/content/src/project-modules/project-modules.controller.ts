import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getFormattedModules,
  getProjectModule,
  listProjectModules,
  type FormattedModulesAnswer,
  type ProjectModuleAnswer,
  type ProjectModulesAnswer,
} from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { ProjectModulesService } from './project-modules.service.ts';

/** Switches of the site: the public ones for browsers, all of them for staff. */
@Controller()
export class ProjectModulesController {
  constructor(private readonly modules: ProjectModulesService) {}

  @Handle(getFormattedModules)
  async formatted(): Promise<FormattedModulesAnswer> {
    return { projectModules: await this.modules.publicOnes() };
  }

  @Handle(listProjectModules)
  async list(): Promise<ProjectModulesAnswer> {
    return { projectModules: await this.modules.all() };
  }

  @Handle(getProjectModule)
  async show(@Input() { params }: InputOf<typeof getProjectModule>): Promise<ProjectModuleAnswer> {
    return { projectModule: await this.modules.one(params.id) };
  }
}
