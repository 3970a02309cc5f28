import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, Done, InputOf, Language } from '@porchlight/contracts';
import {
  changeLead,
  deleteLead,
  exportLeads,
  getLead,
  listLeads,
  replyToLead,
  viewLead,
  type LeadReplyResponse,
  type LeadResponse,
  type LeadsPage,
} from '@porchlight/contracts/catalog';
import {
  csvFile,
  CallerOf,
  ClientOf,
  Handle,
  Input,
  LanguageOf,
  requireUser,
  type Client,
} from '@porchlight/service-kit';
import { LeadChanges } from './lead-changes.ts';
import { LeadDetail } from './lead-detail.ts';
import { LeadExports } from './lead-exports.ts';
import { LeadLists } from './lead-lists.ts';
import { LeadReplies } from './lead-replies.ts';

/** Endpoints of a landlord's leads. Another landlord's lead is reported as not found. */
@Controller()
export class LeadsController {
  constructor(
    private readonly lists: LeadLists,
    private readonly detail: LeadDetail,
    private readonly changes: LeadChanges,
    private readonly replies: LeadReplies,
    private readonly exports: LeadExports,
  ) {}

  @Handle(listLeads)
  list(@Input() { query }: InputOf<typeof listLeads>, @CallerOf() caller: Caller): Promise<LeadsPage> {
    return this.lists.page(requireUser(caller), query);
  }

  @Handle(getLead)
  async get(@Input() { params }: InputOf<typeof getLead>, @CallerOf() caller: Caller): Promise<LeadResponse> {
    return { lead: await this.detail.lead(requireUser(caller), params.id) };
  }

  @Handle(viewLead)
  async view(@Input() { params }: InputOf<typeof viewLead>, @CallerOf() caller: Caller): Promise<Done> {
    await this.changes.markViewed(requireUser(caller), params.id);
    return {};
  }

  @Handle(changeLead)
  async change(@Input() { params, body }: InputOf<typeof changeLead>, @CallerOf() caller: Caller): Promise<Done> {
    await this.changes.change(requireUser(caller), params.id, body);
    return {};
  }

  @Handle(replyToLead)
  async reply(
    @Input() { params, body }: InputOf<typeof replyToLead>,
    @CallerOf() caller: Caller,
  ): Promise<LeadReplyResponse> {
    return { message: await this.replies.reply(requireUser(caller), params.id, body) };
  }

  @Handle(deleteLead)
  async delete(@Input() { params }: InputOf<typeof deleteLead>, @CallerOf() caller: Caller): Promise<Done> {
    await this.changes.delete(requireUser(caller), params.id);
    return {};
  }

  @Handle(exportLeads)
  async export(
    @Input() { query }: InputOf<typeof exportLeads>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
    @LanguageOf() language: Language,
  ): Promise<StreamableFile> {
    const file = await this.exports.file({ ownerId: requireUser(caller), caller, client }, query, language);
    return csvFile('leads.csv', file);
  }
}
