import { Injectable } from '@nestjs/common';
import { dismissalUndoSeconds } from '@porchlight/contracts/catalog';
import { changedRow, Outbox, Problem, reportChange, requireUser, Task, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from '../messages.ts';
import { landlordMail } from '../notices/report-mails.ts';
import { ReportedListings } from '../reported-listings.ts';
import { ReportedStates } from '../reported-states.ts';
import { ReportOutcomeNotices } from '../notices/report-outcome-notices.ts';
import { StealthHoldStore } from '../stealth/stealth-hold-store.ts';
import { lockHome, type ReportedHome } from '../reported-home.ts';

const applyTask = 'apply-dismissed-reports';
// @mutation own-dismissal
const undoSql = `
  update reported_listing
  set decision = null, decided_at = null, decided_by = null, claimed_by = $2::uuid, claimed_at = now()
  where id = $1 and decision = 'dismissed' and applied_at is null and decided_by = $2::uuid returning id`;
// Reports that were opened again and dismissed once more have another time, and a task of their own.
const applySql = `
  update reported_listing set applied_at = now()
  where id = $1 and decision = 'dismissed' and applied_at is null and decided_at = $2::timestamptz returning id`;
const pendingSql = `
  select id, decided_at::text as "decidedAt" from reported_listing
  where listing_id = $1 and decision = 'dismissed' and applied_at is null`;

/** Dismissed reports whose consequences have not come yet. */
interface Dismissal {
  readonly id: string;
  /** As PostgreSQL writes it, with its microseconds. */
  readonly decidedAt: string;
}

/** Applies dismissals of reports once they cannot be undone any more: the listing is shown, the reporters get mails. */
@Injectable()
export class ReportDismissals {
  constructor(
    private readonly source: DataSource,
    private readonly reported: ReportedListings,
    private readonly states: ReportedStates,
    private readonly notices: ReportOutcomeNotices,
    private readonly stealthHolds: StealthHoldStore,
    private readonly outbox: Outbox,
  ) {}

  async schedule(manager: EntityManager, { id, decidedAt }: Dismissal): Promise<void> {
    const runAt = new Date(Date.now() + dismissalUndoSeconds * 1_000);
    await this.outbox.enqueue(manager, applyTask, { id, decidedAt } satisfies Dismissal, { runAt });
  }

  /** Opens the reports again. Throws 404 for an unknown id, and 409 `undo-refused` for others, and once it is final. */
  async undo(id: string, author: Author): Promise<void> {
    const { internalId } = await this.reported.find(id);
    await this.source.transaction(async (manager) => {
      await lockHome(manager, internalId);
      const opened = await changedRow(manager, undoSql, [id, requireUser(author.caller)]);
      if (!opened) throw new Problem(409, 'undo-refused', messages.undoRefused);
      await reportChange(
        { manager, outbox: this.outbox },
        {
          resource: 'reported-listing',
          recordId: id,
          action: 'modified',
          before: { decision: 'dismissed' },
          after: { decision: null },
        },
        author,
      );
    });
  }

  /** Applies a dismissal that has not been applied before a listing is reported again. Returns the listing after it. */
  async settle(manager: EntityManager, home: ReportedHome): Promise<ReportedHome> {
    const [pending] = await manager.query<Dismissal[]>(pendingSql, [home.internalId]);
    if (!pending) return home;
    await this.#apply(manager, home, pending);
    return lockHome(manager, home.internalId);
  }

  @Task(applyTask)
  async apply(dismissal: Dismissal, manager: EntityManager): Promise<void> {
    const [row] = await manager.query<{ internalId: string }[]>(
      'select listing_id::text as "internalId" from reported_listing where id = $1',
      [dismissal.id],
    );
    if (row) await this.#apply(manager, await lockHome(manager, row.internalId), dismissal);
  }

  async #apply(manager: EntityManager, home: ReportedHome, { id, decidedAt }: Dismissal): Promise<void> {
    if (!(await changedRow(manager, applySql, [id, decidedAt]))) return;
    await this.stealthHolds.end(manager, home);
    await this.notices.toReporters(manager, { id, title: home.title, outcome: 'dismissed' });
    if (!(await this.states.release(manager, home))) return;
    await this.outbox.emit(
      manager,
      'mail.requested',
      landlordMail('listing-restored', home, { reportedListingId: id }),
    );
  }
}
