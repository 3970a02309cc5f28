import { Module } from '@nestjs/common';
import { ContentVersionModule } from '../content-version/content-version.module.ts';
import { ContentBlocksController } from './content-blocks.controller.ts';
import { ContentBlocksService } from './content-blocks.service.ts';

/** Texts and facts that screens request by key. */
@Module({ imports: [ContentVersionModule], controllers: [ContentBlocksController], providers: [ContentBlocksService] })
export class ContentBlocksModule {}
