import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AlertFrequency } from '@porchlight/contracts/catalog';
import { plainEmail, SignedLinks } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { foldedAddress } from '../inquiries/writer.ts';
import { AlertMails } from './alert-mails.ts';
import type { Given } from './alert-list.ts';
import { keptOf } from './search-address.ts';
import { knownZone } from './slots.ts';

const week = 7 * 24 * 3_600;
const mostAsksAnHour = 3;
const readerSql =
  'insert into alert_reader (email, address) values ($1, $2) on conflict (email) do update set address = excluded.address returning id';
// Whoever asks again and again under somebody's address fills no mailbox with it.
const askSql = `
  update alert_reader set asks = case when asks_since < now() - interval '1 hour' then 1 else asks + 1 end, asks_since = case when asks_since < now() - interval '1 hour' then now() else asks_since end
  where id = $1 and (asks < ${mostAsksAnHour} or asks_since < now() - interval '1 hour') returning id`;
// The newest link alone lives. What was confirmed stays as it is until its reader says yes again.
const keepSql = `
  insert into saved_search as old (reader_id, place_kind, place_id, query, frequency, language, time_zone, confirm_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (owner_id, coalesce(place_kind, ''), coalesce(place_id, 0), md5(query)) do update set confirm_id = excluded.confirm_id,
    made_at = case when old.confirmed_at is null then excluded.made_at else old.made_at end, language = case when old.confirmed_at is null then excluded.language else old.language end
  returning id`;

/** What a link to confirm an alert stands for. */
export const subjectOf = (id: string, frequency: AlertFrequency): string => `${id}:${frequency}`;
export const readSubject = (subject: string): { readonly id: string; readonly frequency: AlertFrequency } => {
  const [id = '', frequency = 'daily'] = subject.split(':');
  return { id, frequency: frequency as AlertFrequency };
};

/** Takes alerts of people who are not signed in: each waits for a yes from its address. Nobody learns whether an address is known. */
@Injectable()
export class AlertAsker {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly mails: AlertMails,
  ) {}

  ask(email: string, { search, frequency = 'daily', language, timeZone }: Omit<Given, 'name' | 'ip'>): Promise<void> {
    const address = plainEmail(email);
    return this.dataSource.transaction(async (manager) => {
      const [reader] = await manager.query<[{ id: string }]>(readerSql, [address, foldedAddress(address)]);
      const [asked] = await manager.query<[unknown[], number]>(askSql, [reader.id]);
      if (asked.length === 0) return;
      const { placeKind, placeId, query } = keptOf(search);
      const confirmId = randomUUID();
      const [alert] = await manager.query<[{ id: string }]>(keepSql, [
        reader.id,
        placeKind,
        placeId,
        query,
        frequency,
        language,
        knownZone(timeZone),
        confirmId,
      ]);
      await this.mails.ask(
        manager,
        { email: address, language, frequency },
        search,
        this.links.sign('alert', subjectOf(alert.id, frequency), week, confirmId),
      );
    });
  }
}
