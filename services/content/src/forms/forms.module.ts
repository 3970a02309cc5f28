import { Module } from '@nestjs/common';
import { siteFormResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { Form } from './form.entity.ts';
import { FormRules } from './form-rules.ts';
import { FormsController } from './forms.controller.ts';
import { FormsService } from './forms.service.ts';
import { SubmissionsController } from './submissions.controller.ts';
import { SubmissionsService } from './submissions.service.ts';

/** Forms that visitors can send, and what staff see of their submissions. */
@Module({
  imports: [resourceModule(siteFormResource, Form, FormRules)],
  controllers: [FormsController, SubmissionsController],
  providers: [FormsService, SubmissionsService],
})
export class FormsModule {}
