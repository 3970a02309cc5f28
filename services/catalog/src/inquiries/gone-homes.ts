import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ListingCard } from '@porchlight/contracts/catalog';
import type { MailRequested } from '@porchlight/contracts/internal';
import { Outbox, Task } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SimilarHomes } from '../similar/similar-homes.ts';
import { mailWords } from './mail-words.ts';

const name = 'tell-gone-homes';
const pauseMs = 10 * 60_000;
const most = 200,
  fewSimilar = 3;

interface GoneLead {
  readonly id: string;
  readonly home: string;
  readonly title: string;
  readonly city: string;
  readonly firstName: string;
  readonly email: string;
  readonly userId: string | null;
  readonly language: Language;
}

// Marked and told in one transaction, and whoever comes second finds the mark: each is told once. A paused home keeps its leads, and what was merged lives on.
const tellSql = `
  update inquiry i set gone_told_at = now() from listing l join city c on c.id = l.city_id
  where l.id = i.listing_id and i.gone_told_at is null and i.id = any(array(
    select w.id from inquiry w join listing g on g.id = w.listing_id
    where w.gone_told_at is null and not w.is_quarantined and w.email is not null and w.updated_at > now() - interval '90 days'
      and w.stage not in ('leased', 'lost', 'spam') and g.status in ('rented', 'expired', 'suspended', 'rejected', 'deleted') limit ${most}))
  returning i.id, l.public_id as home, l.title, c.name as city, i.first_name as "firstName", i.email, i.user_id as "userId", i.language`;

/** Tells everybody who waits for an answer that a home is no longer to be had, once, with three homes like it (decisions 5.11). */
@Injectable()
export class GoneHomes implements OnApplicationBootstrap {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly similar: SimilarHomes,
  ) {}

  /** Leaves the next look to the workers, unless it waits there already; one that was laid aside is taken up again. */
  async onApplicationBootstrap(): Promise<void> {
    await this.source.transaction((manager) => this.outbox.resume(manager, name, {}, { key: name }));
  }

  @Task(name)
  async look(_: object, manager: EntityManager): Promise<void> {
    await this.tell(manager);
    await this.outbox.enqueue(manager, name, {}, { key: name, runAt: new Date(Date.now() + pauseMs) });
  }

  /** Asks for the mails of those who were not told yet. */
  async tell(manager: EntityManager): Promise<void> {
    const [leads] = await manager.query<[GoneLead[], number]>(tellSql);
    const likes = new Map<string, readonly ListingCard[]>();
    for (const lead of leads) {
      const like = likes.get(lead.home) ?? (await this.#like(lead.home));
      likes.set(lead.home, like);
      await this.outbox.emit(manager, 'mail.requested', mailOf(lead, like));
    }
  }

  async #like(publicId: string): Promise<ListingCard[]> {
    return (await this.similar.like(publicId)).slice(0, fewSimilar).map((card) => JSON.parse(card) as ListingCard);
  }
}

function mailOf(
  { id, home: _, userId, email, language, ...about }: GoneLead,
  like: readonly ListingCard[],
): MailRequested {
  const items = like.map(({ title, city, url, ...card }) => ({
    title,
    rent: rentIn(language, card),
    place: city,
    path: url,
  }));
  return {
    template: 'home-gone',
    key: `home-gone:${id}`,
    email,
    ...(userId === null ? {} : { personId: userId }),
    language,
    words: { ...about, ...(items.length > 0 ? { items, place: about.city } : {}) },
  };
}

const rentIn = (language: Language, { rent, currency }: Pick<ListingCard, 'rent' | 'currency'>): string =>
  `${new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(rent)} ${mailWords.aMonth[language === 'fr-CA' ? 'fr' : 'en']}`;
