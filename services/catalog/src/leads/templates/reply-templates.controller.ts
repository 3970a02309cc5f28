import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  changeReplyTemplate,
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  type ReplyTemplateResponse,
  type ReplyTemplates,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { ReplyTemplateStore } from './reply-templates.ts';

/** Endpoints of the texts that a landlord inserts into replies. */
@Controller()
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplateStore) {}

  @Handle(listReplyTemplates)
  async list(@Input() _: InputOf<typeof listReplyTemplates>, @CallerOf() caller: Caller): Promise<ReplyTemplates> {
    return { templates: await this.templates.list(requireUser(caller)) };
  }

  @Handle(createReplyTemplate)
  async create(
    @Input() { body }: InputOf<typeof createReplyTemplate>,
    @CallerOf() caller: Caller,
  ): Promise<ReplyTemplateResponse> {
    return { template: await this.templates.create(requireUser(caller), body) };
  }

  @Handle(changeReplyTemplate)
  async change(
    @Input() { params, body }: InputOf<typeof changeReplyTemplate>,
    @CallerOf() caller: Caller,
  ): Promise<ReplyTemplateResponse> {
    return { template: await this.templates.change(requireUser(caller), params.id, body) };
  }

  @Handle(deleteReplyTemplate)
  async delete(@Input() { params }: InputOf<typeof deleteReplyTemplate>, @CallerOf() caller: Caller): Promise<Done> {
    await this.templates.delete(requireUser(caller), params.id);
    return {};
  }
}
