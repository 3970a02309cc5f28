import { Injectable } from '@nestjs/common';
import type { SupportListing } from '@porchlight/contracts/catalog';
import { getLandlordNames } from '@porchlight/contracts/internal';
import { errorFields, Log, ServiceClient, SqlPool } from '@porchlight/service-kit';
import { listingNameSql } from '../listings/listing-name.ts';
import { cardPhotoOf, coverSql, type StoredPhoto } from '../listings/listing-photo.ts';
import { listingTables } from '../listings/listing-record.ts';
import { confirmedAt } from '../own-listings/expiry/expiry-sql.ts';

const rowsSql = `
  select l.public_id as id, ${listingNameSql} as title, l.lang, l.status, concat_ws(', ', l.street, l.unit_number) as address,
    c.name as city, p.code as province, co.name as company, co.public_id as "companyId", l.owner_user_id as "landlordId",
    s.id is not null as "isLive", coalesce(s.featured, false) as "isFeatured", l.listed_at as "listedAt",
    ${confirmedAt} as "confirmedAt", ${coverSql} as photo,
    (select r.risk from listing_review r where r.listing_id = l.id order by r.id desc limit 1) as risk
  from unnest($1::bigint[]) with ordinality as listed (id, place) join (${listingTables}) on l.id = listed.id
  join company co on co.id = l.company_id left join listing_search s on s.id = l.id
  order by listed.place`;

interface Row extends Omit<SupportListing, 'landlord' | 'listedAt' | 'confirmedAt' | 'photo' | 'risk'> {
  readonly landlordId: string;
  readonly listedAt: Date;
  readonly confirmedAt: Date;
  readonly photo: StoredPhoto | null;
  readonly risk: number | null;
}

/** Reads listings as support lists them, with the masked names of their landlords. */
@Injectable()
export class ListingRows {
  constructor(
    private readonly pool: SqlPool,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Returns the listings in the order of their internal ids. */
  async of(internalIds: readonly string[]): Promise<SupportListing[]> {
    if (internalIds.length === 0) return [];
    const rows = await this.pool.rows<Row>('support_listing_rows', rowsSql, [internalIds]);
    const names = await this.#namesOf([...new Set(rows.map(({ landlordId }) => landlordId))]);
    return rows.map((row) => present(row, names.get(row.landlordId)));
  }

  /** Without accounts the rest of the list stays. */
  async #namesOf(personIds: string[]): Promise<ReadonlyMap<string, string>> {
    try {
      const { landlords } = await this.services.call(getLandlordNames, { body: { personIds } });
      return new Map(landlords.map(({ personId, name }) => [personId, name]));
    } catch (error) {
      this.log.warn('landlords of a list not named', errorFields(error));
      return new Map();
    }
  }
}

function present(
  { landlordId, listedAt, confirmedAt: confirmed, photo, risk, ...row }: Row,
  name?: string,
): SupportListing {
  return {
    ...row,
    landlord: { id: landlordId, ...(name === undefined ? {} : { name }) },
    listedAt: listedAt.toISOString(),
    confirmedAt: confirmed.toISOString(),
    ...(risk === null ? {} : { risk }),
    ...(photo ? { photo: cardPhotoOf(photo) } : {}),
  };
}
