import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { normalizeEmail, normalizeMailbox, Outbox, SignedLinks } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';

const weekSeconds = 7 * 24 * 3_600;
// A client may send its address with every favourite: one mail an hour. A confirmed address needs no second mail.
const requestSql = `
  insert into favourite_address as old (device, email, address, confirm_id) values ($1, $2, $3, $4)
  on conflict (device, address) do update
  set confirm_id = excluded.confirm_id, email = excluded.email, requested_at = now()
  where old.confirmed_at is null and old.requested_at < now() - interval '1 hour'
  returning id`;

/**
 * Mails a guest's address the link that saves the favourites of the device under it. The response does not reveal
 * whether the address is known; accounts limits the mails to one address.
 */
@Injectable()
export class FavouriteConfirmationRequest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SignedLinks,
    private readonly outbox: Outbox,
  ) {}

  send(device: string, givenEmail: string, language: Language): Promise<void> {
    const email = normalizeEmail(givenEmail);
    return this.dataSource.transaction(async (manager) => {
      const confirmId = randomUUID();
      const [requested] = await manager.query<{ id: string }[]>(requestSql, [
        device,
        email,
        normalizeMailbox(email),
        confirmId,
      ]);
      if (!requested) return;
      const { text } = this.links.sign('favourites', requested.id, weekSeconds, confirmId);
      await this.outbox.emit(manager, 'mail.requested', {
        template: 'favourites-confirm',
        key: `favourites-confirm:${confirmId}`,
        email,
        language,
        words: { path: `/confirm/favourites/${text}` },
      });
    });
  }
}
