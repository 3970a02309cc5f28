import { Module } from '@nestjs/common';
import { ContentVersionService } from './content-version.service.ts';

/** Version of all content. */
@Module({ providers: [ContentVersionService], exports: [ContentVersionService] })
export class ContentVersionModule {}
