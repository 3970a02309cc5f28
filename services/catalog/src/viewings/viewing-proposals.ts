import { Injectable } from '@nestjs/common';
import { maxViewings, viewingAnswerHours, viewingLead, type Viewing } from '@porchlight/contracts/catalog';
import type { ViewingProposal } from '@porchlight/contracts/catalog';
import { changedCount, notFound, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { isBlockedSql, ownLeadsSql } from '../leads/lead-sql.ts';
import { isClosedSql } from '../listings/closed-states.ts';
import { messages } from './messages.ts';
import { timeZoneOf, type ZonedPlace } from '../listings/time-zone.ts';
import { ViewingMails } from './viewing-mails.ts';
import { isOverdueSql, toViewing, viewingColumns, type ViewingRow } from './viewing-row.ts';

interface LeadToShow extends ZonedPlace {
  readonly isErased: boolean;
  readonly isBlocked: boolean;
}
interface Stored extends ViewingRow {
  readonly leadId: string;
}
const hourMs = 3_600_000;

// The lead stays locked until its proposal is stored.
const leadSql = `
  select i.email is null as "isErased", ${isBlockedSql} as "isBlocked", l.longitude, (
    select p.code from city c join province p on p.id = c.province_id where c.id = l.city_id) as "provinceCode"
  from ${ownLeadsSql} and i.id = $2::uuid for update of i`;
const byKeySql = `select ${viewingColumns}, v.inquiry_id as "leadId" from viewing v where v.key = $1`;
const expireSql = `
  update viewing v set status = 'expired', decided_at = v.expires_at where v.inquiry_id = $1::uuid and ${isOverdueSql}`;
const countSql = `
  select count(*)::int as count, coalesce(bool_or(status = 'proposed'), false) as "hasOpen"
  from viewing where inquiry_id = $1::uuid`;
// The listing stays locked until its proposal is stored: it is closed before, or its closing cancels the proposal.
const addSql = `
  insert into viewing as v (inquiry_id, key, times, time_zone, duration_minutes, note, expires_at)
  select i.id, $2, $3::timestamptz[], $4, $5::int, $6, $7::timestamptz
  from inquiry i join listing l on l.id = i.listing_id
  where i.id = $1::uuid and not ${isClosedSql('l')} for share of l
  on conflict (key) do nothing returning ${viewingColumns}`;
// A proposal is a reply: it ends the wait.
const showingSql = `
  update inquiry set replied_at = coalesce(replied_at, clock_timestamp()), seen_at = clock_timestamp(),
    updated_at = clock_timestamp(), waiting_since = null,
    stage = case when stage in ('new', 'viewed', 'replied') then 'showing' else stage end where id = $1::uuid`;

/** Proposes viewings to renters. */
@Injectable()
export class ViewingProposals {
  constructor(
    private readonly source: DataSource,
    private readonly mails: ViewingMails,
  ) {}

  /** Stores a proposal and requests its mail. The same key and proposal again return the stored one. */
  async propose(ownerId: string, leadId: string, proposal: ViewingProposal): Promise<Viewing> {
    const times = proposal.times.map((time) => new Date(time)).sort((one, other) => one.getTime() - other.getTime());
    const note = proposal.note?.trim() || undefined;
    return this.source.transaction(async (manager) => {
      const [lead] = await manager.query<LeadToShow[]>(leadSql, [ownerId, leadId]);
      if (!lead) throw notFound(messages.leadNotFound, 'lead-not-found');
      const [stored] = await manager.query<Stored[]>(byKeySql, [proposal.key]);
      if (stored) return repeated(stored, { ...proposal, times, note, leadId });
      checkTimes(times);
      await this.#check(manager, leadId, lead);
      return this.#store(manager, leadId, { ...proposal, times, note, timeZone: timeZoneOf(lead) });
    });
  }

  async #check(manager: EntityManager, leadId: string, { isErased, isBlocked }: LeadToShow): Promise<void> {
    if (isErased) throw new Problem(410, 'writer-erased', messages.writerErased);
    if (isBlocked) throw new Problem(409, 'writer-blocked', messages.writerBlocked);
    await changedCount(manager, expireSql, [leadId]);
    const [{ count, hasOpen }] = await manager.query<[{ count: number; hasOpen: boolean }]>(countSql, [leadId]);
    if (hasOpen) throw new Problem(409, 'viewing-open', messages.open, { current: { status: 'proposed' } });
    if (count >= maxViewings) throw new Problem(409, 'too-many-viewings', messages.tooMany);
  }

  async #store(
    manager: EntityManager,
    leadId: string,
    { key, times, timeZone, durationMinutes, note }: Proposal & { readonly timeZone: string },
  ): Promise<Viewing> {
    const lastTime = times.at(-1)?.getTime() ?? 0;
    const expiresAt = new Date(Math.min(Date.now() + viewingAnswerHours * hourMs, lastTime));
    const [added] = await manager.query<ViewingRow[]>(addSql, [
      leadId,
      key,
      times,
      timeZone,
      durationMinutes,
      note ?? null,
      expiresAt,
    ]);
    if (!added) throw (await isKeyTaken(manager, key)) ? keyTaken() : homeClosed();
    await changedCount(manager, showingSql, [leadId]);
    await this.mails.proposed(manager, added.id);
    return toViewing(added);
  }
}

type Proposal = Omit<ViewingProposal, 'times' | 'note'> & {
  readonly times: readonly Date[];
  readonly note: string | undefined;
};
const isKeyTaken = async (manager: EntityManager, key: string): Promise<boolean> =>
  (await manager.query<unknown[]>(byKeySql, [key])).length > 0;
const homeClosed = () => new Problem(409, 'listing-closed', messages.homeClosed);
const keyTaken = () => new Problem(409, 'key-taken', messages.keyTaken);
const timesRefused = (message: typeof messages.timesTwice) =>
  new Problem(422, 'input-refused', messages.check, { errors: { times: [message] } });

function checkTimes(times: readonly Date[]): void {
  const hoursAhead = times.map((time) => (time.getTime() - Date.now()) / hourMs);
  if (hoursAhead.some((hours) => hours < viewingLead.hours || hours > viewingLead.days * 24))
    throw timesRefused(messages.timesOutside);
  if (new Set(times.map((time) => time.getTime())).size < times.length) throw timesRefused(messages.timesTwice);
}

function repeated(stored: Stored, { leadId, times, durationMinutes, note }: Proposal & { readonly leadId: string }) {
  const isSame =
    stored.leadId === leadId &&
    stored.durationMinutes === durationMinutes &&
    (stored.note ?? undefined) === note &&
    String(stored.times.map((time) => time.getTime())) === String(times.map((time) => time.getTime()));
  if (!isSame) throw keyTaken();
  return toViewing(stored);
}
