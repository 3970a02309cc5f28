import { Module } from '@nestjs/common';
import { FaqsController } from './faqs.controller.ts';
import { FaqsService } from './faqs.service.ts';

/** Questions and answers. */
@Module({ controllers: [FaqsController], providers: [FaqsService] })
export class FaqsModule {}
