import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getFormattedModules,
  getProjectModule,
  listProjectModules,
  type FormattedModulesResponse,
  type ProjectModuleResponse,
  type ProjectModulesResponse,
} from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { ProjectModulesService } from './project-modules.service.ts';

/** Modules of the site: the public ones for browsers, all of them for staff. */
@Controller()
export class ProjectModulesController {
  constructor(private readonly modules: ProjectModulesService) {}

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
}
