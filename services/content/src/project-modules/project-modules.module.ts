import { Module } from '@nestjs/common';
import { ProjectModulesController } from './project-modules.controller.ts';
import { ProjectModulesService } from './project-modules.service.ts';

/** Parts of the site that can be switched or tuned. */
@Module({ controllers: [ProjectModulesController], providers: [ProjectModulesService] })
export class ProjectModulesModule {}
