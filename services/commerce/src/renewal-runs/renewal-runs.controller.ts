import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, Done, InputOf, Language } from '@porchlight/contracts';
import {
  cancelRenewalRun,
  getRenewalRun,
  getRenewalRunFile,
  listRenewalMembers,
  listRenewalRuns,
  previewRenewals,
  retryRenewalRun,
  startRenewalRun,
  type RenewalMembersPage,
  type RenewalPreview,
  type RenewalRunResult,
  type RenewalRunsPage,
  type RenewalRunStarted,
} from '@porchlight/contracts/commerce';
import { CallerOf, ClientOf, csvFile, Handle, Input, LanguageOf, type Client } from '@porchlight/service-kit';
import { RenewalMembers } from './renewal-members.ts';
import { RenewalPreviews } from './renewal-previews.ts';
import { renewalRunFile } from './renewal-run-file.ts';
import { RenewalRunReads } from './renewal-run-reads.ts';
import { RenewalRuns } from './renewal-runs.ts';
import { RenewalSweep } from './renewal-sweep.ts';

/** Renewals of memberships by support. */
@Controller()
export class RenewalRunsController {
  constructor(
    private readonly members: RenewalMembers,
    private readonly previews: RenewalPreviews,
    private readonly runs: RenewalRuns,
    private readonly reads: RenewalRunReads,
    private readonly sweep: RenewalSweep,
  ) {}

  @Handle(listRenewalMembers)
  list(
    @Input() { query }: InputOf<typeof listRenewalMembers>,
    @LanguageOf() language: Language,
  ): Promise<RenewalMembersPage> {
    return this.members.page(query, query.lang ?? language);
  }

  @Handle(previewRenewals)
  preview(@Input() { body }: InputOf<typeof previewRenewals>): Promise<RenewalPreview> {
    return this.previews.preview(body);
  }

  @Handle(startRenewalRun)
  async start(
    @Input() { body }: InputOf<typeof startRenewalRun>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<RenewalRunStarted> {
    return this.#begun(await this.runs.start(body, { caller, client }));
  }

  @Handle(retryRenewalRun)
  async retry(
    @Input() { params, body }: InputOf<typeof retryRenewalRun>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<RenewalRunStarted> {
    return this.#begun(await this.runs.retry(params.id, body, { caller, client }));
  }

  @Handle(cancelRenewalRun)
  async cancel(
    @Input() { params }: InputOf<typeof cancelRenewalRun>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.runs.cancel(params.id, { caller, client });
    return {};
  }

  @Handle(listRenewalRuns)
  page(@Input() { query }: InputOf<typeof listRenewalRuns>): Promise<RenewalRunsPage> {
    return this.reads.page(query.page);
  }

  @Handle(getRenewalRun)
  get(@Input() { params }: InputOf<typeof getRenewalRun>): Promise<RenewalRunResult> {
    return this.reads.get(params.id);
  }

  @Handle(getRenewalRunFile)
  async file(
    @Input() { params, query }: InputOf<typeof getRenewalRunFile>,
    @LanguageOf() language: Language,
  ): Promise<StreamableFile> {
    const run = await this.reads.get(params.id);
    return csvFile(
      `membership-renewals-${run.startedAt.slice(0, 10)}.csv`,
      renewalRunFile(run, query.lang ?? language),
    );
  }

  #begun(started: RenewalRunStarted): RenewalRunStarted {
    this.sweep.begin(started.id);
    return started;
  }
}
