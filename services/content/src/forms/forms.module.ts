import { Module } from '@nestjs/common';
import { FormsController } from './forms.controller.ts';
import { FormsService } from './forms.service.ts';

/** Forms that visitors can send. */
@Module({ controllers: [FormsController], providers: [FormsService] })
export class FormsModule {}
