import { Injectable } from '@nestjs/common';
import type { Viewing, ViewingStatus } from '@porchlight/contracts/catalog';
import { changedCount, changedRow, changedRows, notFound, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { ownLeadsSql } from '../leads/lead-sql.ts';
import { messages } from './messages.ts';
import { ViewingMails } from './viewing-mails.ts';
import { isStillToComeSql, toViewing, viewingColumns, type ViewingRow } from './viewing-row.ts';
import { canBecomeSql } from './viewing-transitions.ts';

// The inquiry is locked before the viewing, as in a proposal, to prevent deadlocks.
const ofLandlordSql = `
  select i.id from viewing v, ${ownLeadsSql} and i.id = v.inquiry_id and v.id = $2::uuid for update of i`;
const ofRenterSql = `
  select i.id from viewing v join inquiry i on i.id = v.inquiry_id
  where i.user_id = $1::uuid and v.id = $2::uuid for update of i`;
const currentSql = `select ${viewingColumns} from viewing v where v.id = $1::uuid`;

const moveSql = (to: ViewingStatus, also: string, condition: string) => `
  update viewing v set status = '${to}', decided_at = clock_timestamp()${also}
  where v.id = $1::uuid and ${canBecomeSql(to)} and ${condition} returning ${viewingColumns}`;
const acceptSql = moveSql(
  'accepted',
  ', accepted_time = $2::timestamptz',
  'v.expires_at > clock_timestamp() and $2::timestamptz = any(v.times) and $2::timestamptz > clock_timestamp()',
);
const declineSql = moveSql('declined', ', answer_note = $2', 'v.expires_at > clock_timestamp()');
const cancelSql = moveSql('cancelled', `, cancelled_by = 'landlord'`, `v.status = $2 and ${isStillToComeSql}`);
const cancelOwnSql = moveSql(
  'cancelled',
  `, cancelled_by = 'renter'`,
  `v.status = 'accepted' and v.accepted_time > clock_timestamp()`,
);
// The answer brings an archived or deleted lead back, as a message does; after a refusal the renter waits for a reply.
const answeredSql = `
  update inquiry set updated_at = clock_timestamp(), hidden_at = null, archived_at = null,
    waiting_since = case when $2 then coalesce(waiting_since, clock_timestamp()) else waiting_since end
  where id = (select inquiry_id from viewing where id = $1::uuid)`;
const cancelBlockedSql = `
  update viewing v set status = 'cancelled', decided_at = clock_timestamp(), cancelled_by = 'landlord'
  from inquiry i join listing l on l.id = i.listing_id
  where i.id = v.inquiry_id and l.owner_user_id = $1::uuid and (i.writer = $2 or i.user_id = $3::uuid)
    and ${canBecomeSql('cancelled')} and ${isStillToComeSql}
  returning v.id`;

/**
 * Answers of renters to proposed viewings, and cancellations of both sides. Of concurrent decisions the first one
 * holds.
 */
@Injectable()
export class ViewingDecisions {
  constructor(
    private readonly source: DataSource,
    private readonly mails: ViewingMails,
  ) {}

  /** Accepts one of the times. The same time again returns the viewing. */
  accept(userId: string, id: string, time: string): Promise<Viewing> {
    const instant = new Date(time).getTime();
    const isIt = (other: Date | null) => other?.getTime() === instant;
    return this.#decide([ofRenterSql, userId, id], async (manager) => {
      const accepted = await changedRow<ViewingRow>(manager, acceptSql, [id, new Date(time)]);
      if (!accepted) {
        const current = await currentViewing(manager, id);
        if (current.status === 'accepted' && isIt(current.acceptedTime)) return current;
        if (current.status !== 'proposed') throw changed(current.status);
        throw current.times.some(isIt) ? timePassed() : timeUnknown();
      }
      await changedCount(manager, answeredSql, [id, false]);
      await this.mails.accepted(manager, id);
      return accepted;
    });
  }

  /** Declines all times. A second time returns the viewing. */
  decline(userId: string, id: string, note: string | undefined): Promise<Viewing> {
    return this.#decide([ofRenterSql, userId, id], async (manager) => {
      const declined = await changedRow<ViewingRow>(manager, declineSql, [id, note?.trim() || null]);
      if (!declined) return alreadyIn(manager, id, 'declined');
      await changedCount(manager, answeredSql, [id, true]);
      await this.mails.declined(manager, id);
      return declined;
    });
  }

  /** Cancels a viewing in the state that the landlord saw. A second time returns the viewing. */
  cancel(ownerId: string, id: string, from: ViewingStatus): Promise<Viewing> {
    return this.#decide([ofLandlordSql, ownerId, id], async (manager) => {
      const cancelled = await changedRow<ViewingRow>(manager, cancelSql, [id, from]);
      if (!cancelled) return alreadyIn(manager, id, 'cancelled');
      await this.mails.cancelled(manager, id);
      return cancelled;
    });
  }

  /** Cancels an accepted viewing of a renter. A second time returns the viewing. */
  cancelOwn(userId: string, id: string): Promise<Viewing> {
    return this.#decide([ofRenterSql, userId, id], async (manager) => {
      const cancelled = await changedRow<ViewingRow>(manager, cancelOwnSql, [id]);
      if (!cancelled) return alreadyIn(manager, id, 'cancelled');
      await changedCount(manager, answeredSql, [id, false]);
      await this.mails.cancelledByRenter(manager, id);
      return cancelled;
    });
  }

  /** Cancels the viewings of a renter whom the landlord blocks, in the transaction that blocks. */
  async cancelAll(
    manager: EntityManager,
    ownerId: string,
    { writer, userId }: { readonly writer: string; readonly userId: string | null },
  ): Promise<void> {
    for (const { id } of await changedRows<{ id: string }>(manager, cancelBlockedSql, [ownerId, writer, userId]))
      await this.mails.cancelled(manager, id);
  }

  /** Runs a decision of the owner of a viewing. Throws 404 for an unknown viewing and for one of others. */
  async #decide(
    [ownerSql, ownerId, id]: readonly [string, string, string],
    decision: (manager: EntityManager) => Promise<ViewingRow>,
  ): Promise<Viewing> {
    return this.source.transaction(async (manager) => {
      const [inquiry] = await manager.query<unknown[]>(ownerSql, [ownerId, id]);
      if (!inquiry) throw viewingNotFound();
      return toViewing(await decision(manager));
    });
  }
}

async function currentViewing(manager: EntityManager, id: string): Promise<ViewingRow> {
  const [current] = await manager.query<ViewingRow[]>(currentSql, [id]);
  if (!current) throw viewingNotFound();
  return current;
}

/** Returns a viewing that is in a state already. Throws 409 for one in another state. */
async function alreadyIn(manager: EntityManager, id: string, status: ViewingStatus): Promise<ViewingRow> {
  const current = await currentViewing(manager, id);
  if (current.status === status) return current;
  throw changed(current.status, hasBegun(current) ? messages.over : undefined);
}
const hasBegun = ({ status, acceptedTime }: ViewingRow) =>
  status === 'accepted' && acceptedTime !== null && acceptedTime <= new Date();

/** Returns the error for a viewing that the caller does not have. */
export const viewingNotFound = () => notFound(messages.viewingNotFound, 'viewing-not-found');
const changed = (status: ViewingStatus, message = messages[status]) =>
  new Problem(409, 'viewing-changed', message, { current: { status } });
const timePassed = () => new Problem(409, 'viewing-time-passed', messages.timePassed);
const timeUnknown = () =>
  new Problem(422, 'input-refused', messages.check, { errors: { time: [messages.timeUnknown] } });
