import { Module } from '@nestjs/common';
import { TranslationsController } from './translations.controller.ts';
import { TranslationsService } from './translations.service.ts';

/** Which French texts are missing or older than their English. */
@Module({ controllers: [TranslationsController], providers: [TranslationsService] })
export class TranslationsModule {}
