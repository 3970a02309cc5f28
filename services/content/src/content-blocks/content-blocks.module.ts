import { Module } from '@nestjs/common';
import { contentBlockResource, rentalRulesResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { ContentVersionModule } from '../content-version/content-version.module.ts';
import { ProjectModulesModule } from '../project-modules/project-modules.module.ts';
import { ContentBlocksController } from './content-blocks.controller.ts';
import { ContentBlocksService } from './content-blocks.service.ts';
import { EditableBlockRules } from './editable-block-rules.ts';
import { EditableBlock } from './editable-block.entity.ts';
import { RentalRules } from './rental-rules.entity.ts';

/** Texts and facts that screens request by key. */
@Module({
  imports: [
    ContentVersionModule,
    ProjectModulesModule,
    resourceModule(contentBlockResource, EditableBlock, EditableBlockRules),
    resourceModule(rentalRulesResource, RentalRules),
  ],
  controllers: [ContentBlocksController],
  providers: [ContentBlocksService],
})
export class ContentBlocksModule {}
