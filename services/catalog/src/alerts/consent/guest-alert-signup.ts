import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AlertFrequency } from '@porchlight/contracts/catalog';
import { changedCount, normalizeEmail, normalizeMailbox, SignedLinks } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { AlertMails } from '../sending/alert-mails.ts';
import type { NewAlertInput } from '../searches/saved-search-list.ts';
import { toStoredQuery } from '../search-query.ts';
import { validTimeZone } from '../sending/send-times.ts';

const weekSeconds = 7 * 24 * 3_600;
const maxConfirmationsPerHour = 3;
const readerSql = `
    insert into alert_reader (email, address) values ($1, $2) on conflict (email) do update
    set address = excluded.address returning id`;
// Rate limit per email address, so that repeated requests cannot flood another person's mailbox.
const countRequestSql = `
  update alert_reader set asks = case when asks_since < now() - interval '1 hour' then 1 else asks + 1 end,
    asks_since = case when asks_since < now() - interval '1 hour' then now() else asks_since end
  where id = $1 and (asks < ${maxConfirmationsPerHour} or asks_since < now() - interval '1 hour')`;
// Only the newest confirmation link is valid. A confirmed alert stays unchanged until its reader confirms again.
const upsertSql = `
  insert into saved_search as old (reader_id, place_kind, place_id, query, frequency, language, time_zone, confirm_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (owner_id, coalesce(place_kind, ''), coalesce(place_id, 0), md5(query)) do update
  set confirm_id = excluded.confirm_id,
    made_at = case when old.confirmed_at is null then excluded.made_at else old.made_at end,
      language = case when old.confirmed_at is null then excluded.language else old.language end
  returning id`;

/** Returns the subject of the signed link that confirms an alert: alert id and frequency. */
export const linkSubject = (id: string, frequency: AlertFrequency): string => `${id}:${frequency}`;
export const parseLinkSubject = (subject: string): { readonly id: string; readonly frequency: AlertFrequency } => {
  const [id = '', frequency = 'daily'] = subject.split(':');
  return { id, frequency: frequency as AlertFrequency };
};

/**
 * Stores alerts of guests as unconfirmed and mails a confirmation link. The response does not reveal whether the
 * address is known.
 */
@Injectable()
export class GuestAlertSignup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly mails: AlertMails,
  ) {}

  requestConfirmation(
    email: string,
    { search, frequency = 'daily', language, timeZone }: Omit<NewAlertInput, 'name' | 'ip'>,
  ): Promise<void> {
    const address = normalizeEmail(email);
    return this.dataSource.transaction(async (manager) => {
      const [reader] = await manager.query<[{ id: string }]>(readerSql, [address, normalizeMailbox(address)]);
      if ((await changedCount(manager, countRequestSql, [reader.id])) === 0) return;
      const { placeKind, placeId, query } = toStoredQuery(search);
      const confirmId = randomUUID();
      const [alert] = await manager.query<[{ id: string }]>(upsertSql, [
        reader.id,
        placeKind,
        placeId,
        query,
        frequency,
        language,
        validTimeZone(timeZone),
        confirmId,
      ]);
      await this.mails.requestConfirmation(
        manager,
        { email: address, language, frequency },
        search,
        this.links.sign('alert', linkSubject(alert.id, frequency), weekSeconds, confirmId),
      );
    });
  }
}
