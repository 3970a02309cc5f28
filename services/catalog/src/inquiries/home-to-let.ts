import { Injectable } from '@nestjs/common';
import { listingUrl } from '@porchlight/contracts';
import { notFound, Problem, SqlPool } from '@porchlight/service-kit';
import { standingOf, type StandingFacts } from '../homes/standing.ts';
import { words } from './words.ts';

/** A home that somebody writes to, and whose it is. */
export interface HomeToLet {
  /** The key inside catalog. */
  readonly listingId: string;
  readonly publicId: string;
  readonly ownerUserId: string;
  /** The name of its company. */
  readonly landlord: string;
  readonly title: string;
  readonly lang: 'en' | 'fr';
  readonly city: string;
  readonly url: string;
}
type HomeRow = Omit<HomeToLet, 'url'> &
  StandingFacts & { readonly slug: string; readonly citySlug: string; readonly provinceSlug: string };

const homeSql = `
  select l.id::text as "listingId", l.public_id as "publicId", l.owner_user_id as "ownerUserId", co.name as landlord, l.title, l.lang, l.slug, c.name as city, c.slug as "citySlug", p.slug as "provinceSlug",
    s.id is not null as "isPublic", l.status, l.published_at as "publishedAt", l.closed_at as "closedAt"
  from listing o join listing l on l.id = coalesce(o.merged_into_id, o.id) join city c on c.id = l.city_id join province p on p.id = c.province_id join company co on co.id = l.company_id left join listing_search s on s.id = l.id
  where o.public_id = $1`;

/** Finds the home of an inquiry; one that cannot be rented now takes none. */
@Injectable()
export class HomesToLet {
  constructor(private readonly pool: SqlPool) {}

  /** Throws 404 for a home that never was public, 410 for one that is no more. */
  async find(publicId: string): Promise<HomeToLet> {
    const home = await this.pool.row<HomeRow>('home_to_let', homeSql, [publicId]);
    const standing = home ? standingOf(home, Date.now()) : { kind: 'unknown' as const };
    if (!home || standing.kind === 'unknown') throw notFound(words.listingNotFound, 'listing-not-found');
    if (standing.kind !== 'public') throw new Problem(410, 'gone', words.gone);
    return {
      ...home,
      url: listingUrl({ province: home.provinceSlug, city: home.citySlug, slug: home.slug, id: home.publicId }),
    };
  }
}
