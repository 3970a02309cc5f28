import { Module } from '@nestjs/common';
import { ProjectModuleChanges } from './project-module-changes.ts';
import { ProjectModulesController } from './project-modules.controller.ts';
import { ProjectModulesService } from './project-modules.service.ts';

/** Modules of the site that can be switched and configured. */
@Module({
  controllers: [ProjectModulesController],
  providers: [ProjectModuleChanges, ProjectModulesService],
  exports: [ProjectModulesService],
})
export class ProjectModulesModule {}
