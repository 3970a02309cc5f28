import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ContentVersionHeader } from './content-version-header.ts';
import { ContentVersionService } from './content-version.service.ts';

/** Version of all content. */
@Module({
  providers: [ContentVersionService, { provide: APP_INTERCEPTOR, useClass: ContentVersionHeader }],
  exports: [ContentVersionService],
})
export class ContentVersionModule {}
