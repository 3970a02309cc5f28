import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  maxTestedRows,
  testedFeedHomes,
  type FeedIssueCode,
  type FeedIssueCount,
  type FeedRow,
  type FeedSource,
  type FeedTestHome,
  type FeedTestRequest,
  type FeedTestResult,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { FeedCities } from './importing/feed-cities.ts';
import { judgeRow, type JudgedRow, type Judging } from './importing/imported-home.ts';
import { FeedFetching } from './fetching/feed-fetching.ts';
import { FileFault } from './file-fault.ts';
import { mappingOf } from './reading/formats/raw-home.ts';
import { readFeedFile } from './reading/read-feed-file.ts';

/** A person waits for the result. */
const limits = { maxBytes: 50 * 1024 * 1024, maxMs: 25_000 } as const;
const maxReadMs = 20_000;

/** What was read of a file. */
interface Tested {
  rows: number;
  importable: number;
  isMore: boolean;
  readonly homes: FeedTestHome[];
  readonly issues: Map<FeedIssueCode, FeedIssueCount>;
  sources: readonly FeedSource[];
}

/** Tests feeds before they are saved. */
@Injectable()
export class FeedTests {
  constructor(
    private readonly fetching: FeedFetching,
    private readonly pool: SqlPool,
  ) {}

  /** Fetches a feed and reads its first rows as they would be imported; it stores nothing. */
  async test(request: FeedTestRequest): Promise<FeedTestResult> {
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-feed-test-'));
    const tested: Tested = { rows: 0, importable: 0, isMore: false, homes: [], issues: new Map(), sources: [] };
    try {
      await this.#read(request, join(folder, 'file'), tested);
      return resultOf(tested);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      const { line, excerpt } = error.at;
      return {
        ...resultOf(tested),
        fault: error.fault,
        ...(line === undefined ? {} : { faultLine: line }),
        ...(excerpt === undefined ? {} : { excerpt }),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #read({ address, format, mapping, city }: FeedTestRequest, path: string, tested: Tested): Promise<void> {
    const { charset } = await this.fetching.fetchOnce({ address, path, ...limits });
    const cities = await FeedCities.load(this.pool);
    const today = new Date();
    const judging: Judging = { cities, city: cities.byId(city === undefined ? null : Number(city)), today };
    const reading = {
      format,
      mapping: mappingOf(mapping),
      today,
      ...(charset === undefined ? {} : { charset }),
      onSources: (sources: readonly FeedSource[]) => {
        tested.sources = sources;
      },
    };
    const slow = AbortSignal.timeout(maxReadMs);
    try {
      for await (const row of readFeedFile(path, reading, slow)) {
        tested.isMore = tested.rows === maxTestedRows;
        if (tested.isMore) return;
        add(tested, row, judgeRow(row, judging));
      }
    } catch (error) {
      throw slow.aborted ? new FileFault('too-slow') : error;
    }
  }
}

function add(tested: Tested, row: FeedRow, judged: JudgedRow): void {
  tested.rows += 1;
  if (judged.home) tested.importable += 1;
  for (const { code, value } of judged.issues) {
    const known = tested.issues.get(code);
    const example = known?.example ?? value;
    tested.issues.set(code, { code, rows: (known?.rows ?? 0) + 1, ...(example === undefined ? {} : { example }) });
  }
  if (tested.homes.length < testedFeedHomes) tested.homes.push(homeOf(row, judged));
}

const homeOf = ({ line, home }: FeedRow, { issues, city, home: imported }: JudgedRow): FeedTestHome => {
  const { id, street, unit, rent, beds, bathsFull, bathsHalf = 0, sqft, photos } = home;
  const found = {
    address: [street, unit].filter(Boolean).join(', ') || undefined,
    city: city?.name ?? home.city,
    rent,
    currency: imported?.address.currency,
    beds,
    baths: bathsFull === undefined ? undefined : bathsFull + bathsHalf / 2,
    sqft,
  };
  const known = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  return { line, id, ...known, photos: photos.length, issues: [...new Set(issues.map(({ code }) => code))] };
};

const resultOf = ({ issues, sources, ...tested }: Tested): FeedTestResult => ({
  ...tested,
  issues: [...issues.values()].sort((one, other) => other.rows - one.rows),
  sources: [...sources],
});
