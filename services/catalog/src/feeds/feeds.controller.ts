import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, InputOf, Language } from '@porchlight/contracts';
import {
  approveFeedRun,
  cancelFeedRun,
  getFeedRun,
  getFeedRunFile,
  getSupportFeed,
  listCompanyFeeds,
  listFeedNames,
  listFeedRows,
  listFeedRuns,
  startFeedRun,
  testFeed,
  type CompanyFeeds,
  type FeedNames,
  type FeedRowsPage,
  type FeedRunResponse,
  type FeedRunsPage,
  type FeedTestResult,
  type SupportFeedResponse,
} from '@porchlight/contracts/catalog';
import {
  CallerOf,
  ClientOf,
  csvFile,
  csvStream,
  Handle,
  Input,
  LanguageOf,
  requireUser,
  type Client,
} from '@porchlight/service-kit';
import { FeedTests } from './feed-tests.ts';
import { feedFileColumns } from './runs/feed-file-columns.ts';
import { FeedRunReads } from './runs/feed-run-reads.ts';
import { FeedRuns } from './runs/feed-runs.ts';
import { SupportFeeds } from './runs/support-feeds.ts';

/** Tests and runs of feeds. */
@Controller()
export class FeedsController {
  constructor(
    private readonly tests: FeedTests,
    private readonly runs: FeedRuns,
    private readonly reads: FeedRunReads,
    private readonly feeds: SupportFeeds,
  ) {}

  @Handle(testFeed)
  test(@Input() { body }: InputOf<typeof testFeed>): Promise<FeedTestResult> {
    return this.tests.test(body);
  }

  @Handle(listFeedNames)
  names(): Promise<FeedNames> {
    return this.feeds.names();
  }

  @Handle(listCompanyFeeds)
  ofCompany(@Input() { params }: InputOf<typeof listCompanyFeeds>): Promise<CompanyFeeds> {
    return this.feeds.ofCompany(params.companyId);
  }

  @Handle(getSupportFeed)
  async feed(@Input() { params }: InputOf<typeof getSupportFeed>): Promise<SupportFeedResponse> {
    return { feed: await this.feeds.get(params.id) };
  }

  @Handle(listFeedRuns)
  page(@Input() { query }: InputOf<typeof listFeedRuns>): Promise<FeedRunsPage> {
    return this.reads.page(query);
  }

  @Handle(getFeedRun)
  async get(@Input() { params }: InputOf<typeof getFeedRun>): Promise<FeedRunResponse> {
    return { run: await this.reads.get(params.id) };
  }

  @Handle(listFeedRows)
  rows(@Input() { params, query }: InputOf<typeof listFeedRows>): Promise<FeedRowsPage> {
    return this.reads.rows(params.id, query);
  }

  @Handle(getFeedRunFile)
  async file(
    @Input() { params }: InputOf<typeof getFeedRunFile>,
    @LanguageOf() language: Language,
  ): Promise<StreamableFile> {
    const { startedAt } = await this.reads.get(params.id);
    const rows = this.reads.rowsOfFile(params.id);
    return csvFile(`feed-run-${startedAt.slice(0, 10)}.csv`, csvStream(rows, { columns: feedFileColumns(language) }));
  }

  @Handle(startFeedRun)
  async start(@Input() { params }: InputOf<typeof startFeedRun>, @CallerOf() caller: Caller): Promise<FeedRunResponse> {
    return { run: await this.runs.start(params.id, requireUser(caller)) };
  }

  @Handle(approveFeedRun)
  async approve(
    @Input() { params }: InputOf<typeof approveFeedRun>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<FeedRunResponse> {
    return { run: await this.runs.approve(params.id, { caller, client }) };
  }

  @Handle(cancelFeedRun)
  async cancel(
    @Input() { params }: InputOf<typeof cancelFeedRun>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<FeedRunResponse> {
    return { run: await this.runs.cancel(params.id, { caller, client }) };
  }
}
