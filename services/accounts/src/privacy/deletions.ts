import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { DeletionRequest } from '@porchlight/contracts/accounts';
import { getPersonCounts, getRemainingCredits } from '@porchlight/contracts/internal';
import {
  changedCount,
  changedRow,
  constraintOf,
  Outbox,
  Problem,
  RecurringTask,
  ServiceClient,
  unauthenticated,
  type Client,
} from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { invalidLink, OneTimeLinks } from '../confirm/one-time-links.ts';
import { LandlordReports } from '../landlords/landlord-reports.ts';
import { Mailer } from '../mail/mailer.ts';
import { PasswordConfirmation } from '../credentials/password-confirmation.ts';
import type { AccountOwner } from '../credentials/password-owners.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountErasure } from './account-erasure.ts';
import { messages } from './messages.ts';

const task = 'erase-people';
const inAnHour = () => new Date(Date.now() + 3_600_000);
const graceDays = 14;
// A decoy stays a decoy, so that its session cannot tell it from an account.
const planSql = `
  update person set state = case state when 'active' then 'deletion_pending' else state end,
    deletes_at = now() + $2 * interval '1 day'
  where id = $1 and (state = 'active' or state = 'decoy' and deletes_at is null) returning deletes_at as "deletesAt"`;
// Rows are locked, so that a concurrent undo either wins or fails. An unclaimed renter account is deleted 12 months
// after its last inquiry. (docs/rules/accounts.md#account-5-an-unclaimed-account-is-claimed-by-a-mailed-link)
const dueSql = `select id, email from person where (state = 'deletion_pending' and deletes_at <= $1)
  or (state = 'unclaimed' and coalesce(last_wrote_at, created_at) <= $1::timestamptz - interval '12 months'
    and not exists (select 1 from person_role where person_id = person.id and role_key <> 'renter'))
  order by id limit 100 for update skip locked`;

/** Deletes accounts: login is blocked at once, the data is erased after 14 days. */
@Injectable()
export class AccountDeletions {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
    private readonly links: OneTimeLinks,
    private readonly landlords: LandlordReports,
    private readonly mailer: Mailer,
    private readonly passwords: PasswordConfirmation,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
    private readonly erasure: AccountErasure,
  ) {}

  /**
   * Plans the deletion. Throws 422 without the correct password, 409 while the caller has active listings, or credits
   * that are not given up, or is the last site owner.
   */
  async plan(caller: Caller, request: DeletionRequest, client: Client): Promise<Date> {
    const owner = await this.passwords.confirm(caller, request.current_password, client);
    if (caller.roles.includes('landlord')) await this.#requireClosed(owner.id, request);
    try {
      return await this.source.transaction((manager) => this.schedule(manager, owner, { actorId: owner.id, client }));
    } catch (error) {
      if (constraintOf(error) === 'last_owner') throw new Problem(409, 'last-owner', messages.lastOwner);
      throw error;
    }
  }

  async #requireClosed(personId: string, { forfeitCredits = false }: DeletionRequest): Promise<void> {
    const { activeListings } = await this.services.call(getPersonCounts, { params: { personId } });
    if (activeListings > 0) throw new Problem(409, 'homes-first', messages.homesFirst);
    if (forfeitCredits) return;
    const { credits } = await this.services.call(getRemainingCredits, { params: { personId } });
    if (credits > 0) throw new Problem(409, 'credits-first', messages.creditsFirst(credits));
  }

  /** Schedules the deletion of an active account, ends its sessions, and mails the link that undoes it. */
  async schedule(
    manager: EntityManager,
    { id, firstName, language }: Pick<AccountOwner, 'id' | 'firstName' | 'language'>,
    { actorId, client: { ip, requestId } }: { readonly actorId: string; readonly client: Client },
  ): Promise<Date> {
    const planned = await changedRow<{ deletesAt: Date }>(manager, planSql, [id, graceDays]);
    if (!planned) throw unauthenticated();
    await this.sessions.endAll(manager, id);
    await this.links.revoke(manager, id);
    // Nothing is charged for the landlord meanwhile.
    await this.landlords.report(manager, id);
    const link = await this.links.create(manager, {
      purpose: 'undo-deletion',
      personId: id,
      seconds: graceDays * 24 * 3_600,
    });
    await this.mailer.request(manager, {
      template: 'deletion-planned',
      key: `deletion-planned:${link.id}`,
      personId: id,
      language,
      words: { firstName, deletesAt: planned.deletesAt.toISOString(), path: `/confirm/undo-deletion/${link.text}` },
    });
    await this.audit.record(manager, {
      action: 'deletion.asked',
      actorId,
      objectKind: 'person',
      objectId: id,
      ip,
      requestId,
    });
    return planned.deletesAt;
  }

  /** Reactivates the account. Throws 410 for an invalid link. */
  async undo(text: string, { ip, requestId }: Client): Promise<void> {
    await this.source.transaction(async (manager) => {
      const { personId } = await this.links.consume(manager, 'undo-deletion', text);
      const count = await changedCount(
        manager,
        `update person set state = 'active', deletes_at = null where id = $1 and state = 'deletion_pending'`,
        [personId],
      );
      if (count === 0) throw invalidLink();
      await this.landlords.report(manager, personId);
      await this.audit.record(manager, {
        action: 'deletion.undone',
        actorId: personId,
        objectKind: 'person',
        objectId: personId,
        ip,
        requestId,
      });
    });
  }

  /**
   * Erases due accounts here and, by an event of the same transaction, in the other services; then schedules the next
   * run.
   */
  @RecurringTask(task, inAnHour)
  async eraseDue(_: object, manager: EntityManager, now = new Date()): Promise<void> {
    const due = await manager.query<{ id: string }[]>(dueSql, [now]);
    for (const { id } of due) await this.erasure.erase(manager, id);
    await this.outbox.enqueue(manager, task, {}, { key: task, runAt: inAnHour() });
  }
}
