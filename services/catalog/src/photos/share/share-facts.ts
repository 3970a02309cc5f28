import { Injectable } from '@nestjs/common';
import type { Language, readSharePictureName } from '@porchlight/contracts';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { getPost, getSiteSettings } from '@porchlight/contracts/content';
import { notFound, ServiceClient, ServiceRefused, SqlPool } from '@porchlight/service-kit';
import { nameOf } from '../../places/place.ts';
import { Places } from '../../places/places.ts';
import { readPhotoName, type PhotoName } from '../photo-name.ts';
import { words } from '../words.ts';
import { homeLine, homesIn, rentOf, siteLine } from './share-words.ts';

/** What stands on a shared picture. */
export interface ShareFacts {
  readonly siteName: string;
  readonly title: string;
  readonly line?: string;
  /** The picture behind it, cropped. */ readonly photo?: PhotoName | undefined;
}
type Asked = NonNullable<ReturnType<typeof readSharePictureName>>;
type Shown = Omit<ShareFacts, 'siteName'>;

const publicHome = `select s.card from listing l join listing_search s on s.id = l.id where l.public_id = $1`;
const missing = () => notFound(words.photoNotFound, 'photo-not-found');
// Pictures show the drawn scenes; their names end with the width that a page asks first.
const photoOf = (address = '') =>
  readPhotoName((address.split('/').at(-1) ?? '').replace(/(?:-\d+\.webp)?$/, '-1440.webp'));

/** Finds what stands on the picture of something public. A 404 problem for what is not. */
@Injectable()
export class ShareFactsOf {
  readonly #pool: SqlPool;
  readonly #places: Places;
  readonly #services: ServiceClient;
  constructor(pool: SqlPool, places: Places, services: ServiceClient) {
    this.#pool = pool;
    this.#places = places;
    this.#services = services;
  }

  async facts({ of, language }: Asked): Promise<ShareFacts> {
    const lang: Language = language === 'fr' ? 'fr-CA' : 'en-CA';
    const [
      {
        siteSettings: { siteName },
      },
      shown,
    ] = await Promise.all([this.#services.call(getSiteSettings, { query: { lang } }), this.#shown(of, lang)]);
    return { siteName, ...shown };
  }

  #shown(of: Asked['of'], lang: Language): Promise<Shown> | Shown {
    if (of.kind === 'home') return this.#home(of.key, lang);
    if (of.kind === 'guide') return this.#guide(of.key, lang);
    return of.kind === 'place' ? { title: homesIn(this.#place(of, lang), lang) } : { title: siteLine(lang) };
  }

  #place({ province, place }: Extract<Asked['of'], { kind: 'place' }>, lang: Language): string {
    const found = place === undefined ? this.#places.index.province(province) : this.#places.index.at(province, place);
    if (!found) throw missing();
    return nameOf(found, lang);
  }

  async #home(id: string, lang: Language): Promise<Shown> {
    const row = await this.#pool.row<{ card: string }>('share_home', publicHome, [id]);
    if (!row) throw missing();
    const home = JSON.parse(row.card) as ListingCard;
    return { title: rentOf(home, lang), line: homeLine(home, lang), photo: photoOf(home.photos[0]?.url) };
  }

  async #guide(slug: string, lang: Language): Promise<Shown> {
    try {
      const { post } = await this.#services.call(getPost, { params: { slug }, query: { lang } });
      return { title: post.title, photo: photoOf(post.cover) };
    } catch (error) {
      throw error instanceof ServiceRefused && error.status === 404 ? missing() : error;
    }
  }
}
