import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { UnsubscribeState } from '@porchlight/contracts/catalog';
import { getMaskedAddress, type MailBounced, type MailStopped } from '@porchlight/contracts/internal';
import { Consumes, errorFields, Log, maskEmail, ServiceClient, SignedLinks } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogConfig } from '../../config.ts';
import { LocationCache } from '../../locations/location-cache.ts';
import { savedSearchColumns, type SavedSearch } from '../saved-search.ts';
import { linkDead } from './alert-confirmation.ts';
import { alertMailingList, AlertMails } from '../sending/alert-mails.ts';
import { mailingListName, topicOf } from '../sending/topic.ts';

/**
 * Reader that an unsubscribe link identifies: an account, an address, or both when the reader has created an account
 * since.
 */
interface Reader {
  readonly ownerId: string;
  readonly userId: string | null;
  readonly email: string | null;
}

const readerSql =
  'select email, person_id as "personId" from alert_reader left join known_address using (address) where id = $1';
const activeSql = `
  select ${savedSearchColumns} from saved_search where owner_id = any($1::uuid[]) and is_active order by made_at, id`;
const turnOffSql = `
  update saved_search set is_active = false, paused_because = $2 where owner_id = any($1::uuid[]) and is_active`;

/** Unsubscribes a reader from alerts with the link of a mail: without login, idempotent, at once. */
@Injectable()
export class Unsubscription {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly mails: AlertMails,
    private readonly locations: LocationCache,
    private readonly client: ServiceClient,
    private readonly config: CatalogConfig,
    private readonly log: Log,
  ) {}

  /** Returns what a link would unsubscribe from, without changing anything. */
  async check(text: string, language: Language | undefined): Promise<UnsubscribeState> {
    const readers = await this.#readersOf(text);
    const [first] = readers;
    if (!first) return { state: 'unknown' };
    const alerts = await this.dataSource.query<SavedSearch[]>(activeSql, [readers.map(({ ownerId }) => ownerId)]);
    const topics = alerts.map((alert) => topicOf(alert, this.locations.index, language ?? alert.language));
    const masked = first.email === null ? await this.#maskedOf(first.userId ?? '') : maskEmail(first.email);
    return {
      state: alerts.length > 0 ? 'on' : 'off',
      ...(masked === undefined ? {} : { maskedEmail: masked }),
      listName: mailingListName(topics, language ?? 'en-CA'),
      searches: topics.map(({ label }) => label),
    };
  }

  /** Unsubscribes from alerts, or from all mail. Throws 410 for an invalid link. */
  async unsubscribe(text: string, isEverything: boolean): Promise<void> {
    const readers = await this.#readersOf(text);
    if (readers.length === 0) throw linkDead();
    await this.dataSource.transaction(async (manager) => {
      await manager.query(turnOffSql, [readers.map(({ ownerId }) => ownerId), 'unsubscribed']);
      // Also sent when no alert was active: accounts checks suppressions when it sends, and a mail may still be queued.
      for (const reader of readers) await this.mails.suppress(manager, reader, isEverything);
    });
  }

  /** Turns off the alerts of an account for which staff stopped all lists, until their reader turns them on again. */
  @Consumes('mail.stopped')
  async stop({ personId }: MailStopped, manager: EntityManager): Promise<void> {
    await manager.query(turnOffSql, [[personId], 'unsubscribed']);
  }

  /** Turns off the alerts of an address whose mail bounced, until their reader turns them on again. */
  @Consumes('mail.bounced')
  async bounce({ personId, email, list }: MailBounced, manager: EntityManager): Promise<void> {
    if (list !== alertMailingList) return;
    const rows = await manager.query<{ id: string }[]>('select id from alert_reader where email = lower($1)', [
      email ?? '',
    ]);
    await manager.query(turnOffSql, [
      [...(personId === undefined ? [] : [personId]), ...rows.map(({ id }) => id)],
      'bounced',
    ]);
  }

  async #readersOf(text: string): Promise<Reader[]> {
    const read = this.links.read('unsubscribe', text);
    if (read.state !== 'valid') return [];
    const [kind, id = ''] = read.link.subject.split(':');
    if (kind === 'person') return [{ ownerId: id, userId: id, email: null }];
    const [reader] = await this.dataSource.query<{ email: string; personId: string | null }[]>(readerSql, [id]);
    if (!reader) return [];
    const asPerson =
      reader.personId === null ? [] : [{ ownerId: reader.personId, userId: reader.personId, email: null }];
    return [{ ownerId: id, userId: null, email: reader.email }, ...asPerson];
  }

  // The page works without the masked address.
  async #maskedOf(personId: string): Promise<string | undefined> {
    if (this.config.accountsUrl === undefined) return undefined;
    try {
      return (await this.client.call(getMaskedAddress, { params: { personId } })).maskedEmail;
    } catch (error) {
      this.log.warn('masked address lookup failed', errorFields(error));
      return undefined;
    }
  }
}
