import { Module } from '@nestjs/common';
import { ProjectModulesController } from './project-modules.controller.ts';
import { ProjectModulesService } from './project-modules.service.ts';

/** Modules of the site that can be switched and configured. */
@Module({
  controllers: [ProjectModulesController],
  providers: [ProjectModulesService],
  exports: [ProjectModulesService],
})
export class ProjectModulesModule {}
