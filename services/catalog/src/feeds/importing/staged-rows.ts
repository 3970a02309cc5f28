import { feedErrors, type FeedIdentity, type FeedRow } from '@porchlight/contracts/catalog';
import type { SqlPool } from '@porchlight/service-kit';
import { identityOf } from '../reading/identity.ts';
import { judgeRow, type JudgedRow, type Judging } from './imported-home.ts';

const rowsPerStatement = 500;
const errors: ReadonlySet<string> = new Set(feedErrors);

// Only the process that holds the run stores rows of it, and holds it longer with them.
// @mutation feed-run-lease
const insertSql = `
  with held as (
    update feed_run set leased_until = now() + interval '2 minutes'
    where id = $1 and state = 'reading' and attempts = $2 returning id)
  insert into feed_row (run_id, position, number, line, external_id, external_key, action, issues, value, address, home,
    content_hash)
  select held.id, row.number, row.number, row.line, row."externalId", row."externalKey", row.action, row.issues,
    row.value, row.address, row.home, decode(row.hash, 'hex')
  from held, jsonb_to_recordset($3) as row (number int, line int, "externalId" text, "externalKey" text, action text,
    issues text[], value text, address text, home jsonb, hash text)`;

/** Returns a text without NUL and half characters, which PostgreSQL does not store; a row with them is rejected. */
const storable = (text: string) => text.replaceAll(/[\0\p{Surrogate}]/gu, '\u{fffd}');

/** A run whose file this process reads; another process that took it over has a later attempt. */
export interface LeasedRun {
  readonly id: string;
  readonly attempt: number;
  readonly identity: FeedIdentity;
}

/** Judges the rows of a file and stores them with their run, before any of them changes a listing. */
export class StagedRows {
  readonly #keys = new Set<string>();
  #waiting: object[] = [];

  constructor(
    private readonly pool: SqlPool,
    private readonly run: LeasedRun,
    private readonly judging: Judging,
  ) {}

  /** Returns false when the run was cancelled or taken over. */
  async add(row: FeedRow): Promise<boolean> {
    this.#waiting.push(this.#stagedOf(row));
    return this.#waiting.length < rowsPerStatement || this.flush();
  }

  /** Stores what was added; returns false as `add`. */
  async flush(): Promise<boolean> {
    const rows = this.#waiting;
    this.#waiting = [];
    if (rows.length === 0) return true;
    const values = [this.run.id, this.run.attempt, JSON.stringify(rows)];
    return (await this.pool.execute('stage_feed_rows', insertSql, values)) === rows.length;
  }

  #stagedOf(row: FeedRow): object {
    const judged = judgeRow(row, this.judging);
    const externalKey = identityOf(row.home, this.run.identity);
    const isRepeated = judged.home !== undefined && this.#keys.has(externalKey);
    if (judged.home) this.#keys.add(externalKey);
    const { number, line, home } = row;
    const keys = { externalId: storable(home.id), externalKey: storable(externalKey) };
    return {
      ...{ number, line, ...keys, hash: judged.hash },
      action: isRepeated ? 'duplicate' : judged.home ? null : 'rejected',
      ...issuesOf(judged),
      address: addressOf(row, judged),
      home: judged.home && !isRepeated ? { ...judged.home, photos: home.photos } : null,
    };
  }
}

function issuesOf({ issues }: JudgedRow): { readonly issues: readonly string[]; readonly value: string | null } {
  const first = issues.find(({ code }) => errors.has(code)) ?? issues.find(({ value }) => value !== undefined);
  return { issues: [...new Set(issues.map(({ code }) => code))], value: first?.value ?? null };
}
const addressOf = ({ home: { street, unit, city: name } }: FeedRow, { city }: JudgedRow): string | null =>
  storable([street, unit, city?.name ?? name].filter(Boolean).join(', ')) || null;
