import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { UnsubscribeState } from '@porchlight/contracts/catalog';
import { getMaskedAddress, type MailBounced } from '@porchlight/contracts/internal';
import { Consumes, factsOf, Log, maskedEmail, ServiceClient, SignedLinks } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogConfig } from '../config.ts';
import { Places } from '../places/places.ts';
import { alertColumns, type Alert } from './alert.ts';
import { linkDead } from './alert-confirmation.ts';
import { alertsList, AlertMails } from './alert-mails.ts';
import { listNameIn } from './mail-words.ts';
import { topicOf } from './topic.ts';

/** Whoever a link stands for: an account, an address, or both when the reader has got an account since. */
interface Reader {
  readonly ownerId: string;
  readonly userId: string | null;
  readonly email: string | null;
}

const readerSql =
  'select email, person_id as "personId" from alert_reader left join known_address using (address) where id = $1';
const onSql = `select ${alertColumns} from saved_search where owner_id = any($1::uuid[]) and is_active order by made_at, id`;
const offSql = `update saved_search set is_active = false, paused_because = $2 where owner_id = any($1::uuid[]) and is_active`;

/** Leaves the list of alerts by the link of a mail: without a sign-in, any number of times, at once. */
@Injectable()
export class Unsubscription {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly mails: AlertMails,
    private readonly places: Places,
    private readonly client: ServiceClient,
    private readonly config: CatalogConfig,
    private readonly log: Log,
  ) {}

  /** What a link would stop; changes nothing. */
  async look(text: string, language: Language | undefined): Promise<UnsubscribeState> {
    const readers = await this.#readersOf(text);
    const [first] = readers;
    if (!first) return { state: 'unknown' };
    const alerts = await this.dataSource.query<Alert[]>(onSql, [readers.map(({ ownerId }) => ownerId)]);
    const topics = alerts.map((alert) => topicOf(alert, this.places.index, language ?? alert.language));
    const masked = first.email === null ? await this.#maskedOf(first.userId ?? '') : maskedEmail(first.email);
    return {
      state: alerts.length > 0 ? 'on' : 'off',
      ...(masked === undefined ? {} : { maskedEmail: masked }),
      listName: listNameIn(topics, language ?? 'en-CA'),
      searches: topics.map(({ said }) => said),
    };
  }

  /** Stops the list, or every list. Throws 410 for a link that is none. */
  async stop(text: string, isEverything: boolean): Promise<void> {
    const readers = await this.#readersOf(text);
    if (readers.length === 0) throw linkDead();
    await this.dataSource.transaction(async (manager) => {
      await manager.query(offSql, [readers.map(({ ownerId }) => ownerId), 'unsubscribed']);
      // Also when nothing was on any more: a mail may still be on its way, and accounts looks when it sends.
      for (const reader of readers) await this.mails.unwanted(manager, reader, isEverything);
    });
  }

  /** An address takes no mail: its alerts are off until their reader turns them on again. */
  @Consumes('mail.bounced')
  async bounce({ personId, email, list }: MailBounced, manager: EntityManager): Promise<void> {
    if (list !== alertsList) return;
    const rows = await manager.query<{ id: string }[]>('select id from alert_reader where email = lower($1)', [
      email ?? '',
    ]);
    await manager.query(offSql, [
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

  // The page can do without it.
  async #maskedOf(personId: string): Promise<string | undefined> {
    if (this.config.accountsUrl === undefined) return undefined;
    try {
      return (await this.client.call(getMaskedAddress, { params: { personId } })).maskedEmail;
    } catch (error) {
      this.log.caution('an address could not be shown', factsOf(error));
      return undefined;
    }
  }
}
