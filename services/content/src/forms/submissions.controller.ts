import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, Done, InputOf, Language } from '@porchlight/contracts';
import {
  changeFormSubmission,
  deleteFormSubmission,
  exportFormSubmissions,
  listFormSubmissions,
  type FormSubmissionsPage,
} from '@porchlight/contracts/content';
import { CallerOf, ClientOf, csvFile, Handle, Input, LanguageOf, type Client } from '@porchlight/service-kit';
import { SubmissionsService } from './submissions.service.ts';

/** Submissions of forms, for staff. */
@Controller()
export class SubmissionsController {
  constructor(private readonly submissions: SubmissionsService) {}

  @Handle(listFormSubmissions)
  list(@Input() { params, query }: InputOf<typeof listFormSubmissions>): Promise<FormSubmissionsPage> {
    return this.submissions.page(params.id, query.list, query.page);
  }

  @Handle(exportFormSubmissions)
  async export(
    @Input() { params, query }: InputOf<typeof exportFormSubmissions>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
    @LanguageOf() language: Language,
  ): Promise<StreamableFile> {
    const file = { formKey: params.id, list: query.list };
    return csvFile('messages.csv', await this.submissions.file(file, { caller, client }, language));
  }

  @Handle(changeFormSubmission)
  async change(
    @Input() { params, body }: InputOf<typeof changeFormSubmission>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.submissions.handle(params.id, body.isHandled, { caller, client });
    return {};
  }

  @Handle(deleteFormSubmission)
  async remove(
    @Input() { params }: InputOf<typeof deleteFormSubmission>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.submissions.remove(params.id, { caller, client });
    return {};
  }
}
