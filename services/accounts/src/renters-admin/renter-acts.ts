import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { normalizeEmail, Outbox, Problem, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { Suppressions } from '../mail/suppressions.ts';
import { PasswordResetService } from '../password/password-reset.service.ts';
import { AccountDeletions } from '../privacy/deletions.ts';
import { messages } from './messages.ts';
import { originOf } from '../audit/author-origin.ts';
import { renterNotFound } from './renter-detail.ts';
import { isRenterSql } from './renter-sql.ts';

// The row is locked, so that no state, address or deletion changes between the check and the act.
const lockSql = `
  select person.id, email, first_name as "firstName", language, person.state,
    exists (select from person_role where person_id = person.id and role_key = 'landlord') as "isLandlord"
  from person where person.id = $1::uuid and ${isRenterSql} for update of person`;
const stopNewsSql = `
  with stopped as (update renter_profile set wants_news = false, changed_at = now() where person_id = $1 and wants_news)
  update consent set withdrawn_at = now() where person_id = $1 and purpose = 'news' and withdrawn_at is null`;

interface LockedRenter {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly state: 'active' | 'unclaimed' | 'disabled' | 'deletion_pending';
  readonly isLandlord: boolean;
}

/**
 * What staff do for a renter. Each act is in the audit log, in its transaction; users who are staff are not found
 * (docs/rules/accounts.md#account-41-staff-look-up-renters-and-act-for-them).
 */
@Injectable()
export class RenterActs {
  constructor(
    private readonly source: DataSource,
    private readonly resets: PasswordResetService,
    private readonly suppressions: Suppressions,
    private readonly deletions: AccountDeletions,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Mails the link to set a password, or to claim an unclaimed account. Throws 409 for an account that cannot log in. */
  sendPasswordReset(id: string, author: Author): Promise<void> {
    return this.#act(id, { author, action: 'password-reset.sent' }, async (manager, { state, email }) => {
      if (state !== 'active' && state !== 'unclaimed') throw notActive();
      await this.resets.send({ email }, manager);
    });
  }

  /** Stops all lists, news and alerts until the renter turns them on again. */
  stopMails(id: string, author: Author): Promise<void> {
    return this.#act(id, { author, action: 'mail.stopped' }, async (manager) => {
      await this.suppressions.stopAll(manager, id);
      await manager.query(stopNewsSql, [id]);
      await this.outbox.emit(manager, 'mail.stopped', { personId: id });
    });
  }

  /** Schedules the deletion. Throws 422 for another address, 409 for landlords and accounts that are not active. */
  delete(id: string, email: string, author: Author): Promise<Date> {
    return this.#act(id, { author, action: 'deletion.scheduled' }, (manager, renter) => {
      if (renter.email !== normalizeEmail(email))
        throw new Problem(422, 'input-refused', messages.otherEmail, { errors: { email: [messages.otherEmail] } });
      if (renter.isLandlord) throw new Problem(409, 'landlord-too', messages.landlordToo);
      if (renter.state === 'unclaimed') throw new Problem(409, 'not-active', messages.unclaimed);
      if (renter.state !== 'active') throw notActive();
      return this.deletions.schedule(manager, renter, { actorId: originOf(author).actorId, client: author.client });
    });
  }

  #act<T>(
    id: string,
    { author, action }: { readonly author: Author; readonly action: string },
    act: (manager: EntityManager, renter: LockedRenter) => Promise<T>,
  ): Promise<T> {
    return this.source.transaction(async (manager) => {
      const [renter] = await manager.query<LockedRenter[]>(lockSql, [id]);
      if (!renter) throw renterNotFound();
      const result = await act(manager, renter);
      await this.audit.record(manager, { ...originOf(author), action, objectKind: 'person', objectId: id });
      return result;
    });
  }
}

const notActive = () => new Problem(409, 'not-active', messages.notActive);
