import { Injectable } from '@nestjs/common';
import type { Language, parseSharePictureName } from '@porchlight/contracts';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { getPost, getSiteSettings } from '@porchlight/contracts/content';
import { notFound, ServiceClient, ServiceResponseError, SqlPool } from '@porchlight/service-kit';
import { nameOf } from '../../locations/location.ts';
import { LocationCache } from '../../locations/location-cache.ts';
import { parseAssetName, type AssetName } from '../asset-files.ts';
import { parsePhotoName, type PhotoName } from '../photo-name.ts';
import { messages } from '../messages.ts';
import { listingSummary, locationTitle, formatRent, siteTagline } from './share-messages.ts';

/** Content of a share image. */
export interface ShareFacts {
  readonly siteName: string;
  readonly title: string;
  readonly line?: string;
  /** Background photo, cropped. */ readonly photo?: PhotoName | AssetName | undefined;
}
type ShareSubject = NonNullable<ReturnType<typeof parseSharePictureName>>;
type ShareContent = Omit<ShareFacts, 'siteName'>;

const publicListingSql = `select s.card from listing l join listing_search s on s.id = l.id where l.public_id = $1`;
const photoNotFound = () => notFound(messages.photoNotFound, 'photo-not-found');
// Photo URLs end with the name of a scene or of an upload, optionally with a width; the WebP of 1440 pixels is used.
function photoOf(address = ''): ShareFacts['photo'] {
  const name = (address.split('/').at(-1) ?? '').replace(/(?:-\d+\.webp)?$/, '-1440.webp');
  return parseAssetName(name) ?? parsePhotoName(name);
}

/**
 * Reads the content of the share image of a listing, guide, location or the site. Throws a 404 problem when it is not
 * public.
 */
@Injectable()
export class ShareFactsReader {
  readonly #lastNames = new Map<Language, string>();

  constructor(
    private readonly pool: SqlPool,
    private readonly locations: LocationCache,
    private readonly services: ServiceClient,
  ) {}

  async read({ of, language }: ShareSubject): Promise<ShareFacts> {
    const lang: Language = language === 'fr' ? 'fr-CA' : 'en-CA';
    const [siteName, content] = await Promise.all([this.#siteName(lang), this.#content(of, lang)]);
    return { siteName, ...content };
  }

  /** Returns the site's name; the last known one while content is unavailable, so that link previews stay. */
  async #siteName(lang: Language): Promise<string> {
    try {
      const { siteSettings } = await this.services.call(getSiteSettings, { query: { lang } });
      this.#lastNames.set(lang, siteSettings.siteName);
      return siteSettings.siteName;
    } catch (error) {
      const last = this.#lastNames.get(lang);
      if (last === undefined) throw error;
      return last;
    }
  }

  #content(of: ShareSubject['of'], lang: Language): Promise<ShareContent> | ShareContent {
    if (of.kind === 'home') return this.#listing(of.key, lang);
    if (of.kind === 'guide') return this.#guide(of.key, lang);
    return of.kind === 'place'
      ? { title: locationTitle(this.#locationName(of, lang), lang) }
      : { title: siteTagline(lang) };
  }

  #locationName({ province, place }: Extract<ShareSubject['of'], { kind: 'place' }>, lang: Language): string {
    const found =
      place === undefined ? this.locations.index.province(province) : this.locations.index.at(province, place);
    if (!found) throw photoNotFound();
    return nameOf(found, lang);
  }

  async #listing(id: string, lang: Language): Promise<ShareContent> {
    const row = await this.pool.row<{ card: string }>('share_home', publicListingSql, [id]);
    if (!row) throw photoNotFound();
    const card = JSON.parse(row.card) as ListingCard;
    return { title: formatRent(card, lang), line: listingSummary(card, lang), photo: photoOf(card.photos[0]?.url) };
  }

  async #guide(slug: string, lang: Language): Promise<ShareContent> {
    try {
      const { post } = await this.services.call(getPost, { params: { slug }, query: { lang } });
      return { title: post.title, photo: photoOf(post.cover) };
    } catch (error) {
      throw error instanceof ServiceResponseError && error.status === 404 ? photoNotFound() : error;
    }
  }
}
