import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { RenterPersonalData, StaffRenter, StaffRenterCounts } from '@porchlight/contracts/accounts';
import { getPersonCounts } from '@porchlight/contracts/internal';
import { errorFields, Log, notFound, ServiceClient, SqlPool, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { RenterProfileService } from '../renter-profile/renter-profile.service.ts';
import { messages } from './messages.ts';
import { originOf } from '../audit/author-origin.ts';
import { RenterLists, summaryColumns, type RenterRow } from './renter-lists.ts';
import { isRenterSql } from './renter-sql.ts';

const detailSql = `
  select ${summaryColumns}, language, deletes_at as "deletesAt" from person where person.id = $1::uuid and ${isRenterSql}`;
const personalSql = `
  select first_name as "firstName", last_name as "lastName", email, phone from person
  where person.id = $1::uuid and ${isRenterSql}`;

interface DetailRow extends RenterRow {
  readonly language: Language;
  readonly deletesAt: Date | null;
}
type PersonalRow = Omit<RenterPersonalData, 'phone' | 'profile'> & { readonly phone: string | null };

/** Reads one renter for staff: without personal data, and the personal data alone. */
@Injectable()
export class RenterDetail {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly lists: RenterLists,
    private readonly profiles: RenterProfileService,
    private readonly services: ServiceClient,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  /** Throws 404 for an unknown id, and for users who are no renters or are staff. */
  async get(id: string): Promise<StaffRenter> {
    const row = await this.pool.row<DetailRow>('staff_renter', detailSql, [id]);
    if (!row) throw renterNotFound();
    const [summary] = await this.lists.present([row]);
    if (!summary) throw renterNotFound();
    const counts = await this.#countsOf(id);
    return {
      ...summary,
      language: row.language,
      ...(row.deletesAt ? { deletesAt: row.deletesAt.toISOString() } : {}),
      ...(counts ? { counts } : {}),
    };
  }

  /** The audit log gets who opened the data, in the transaction that reads it. Throws 404 as `get` does. */
  async personalData(id: string, author: Author): Promise<RenterPersonalData> {
    const row = await this.source.transaction(async (manager) => {
      const [found] = await manager.query<PersonalRow[]>(personalSql, [id]);
      if (!found) throw renterNotFound();
      const viewed = { action: 'personal-data.viewed', objectKind: 'person', objectId: id };
      await this.audit.record(manager, { ...originOf(author), ...viewed });
      return found;
    });
    const { phone, ...data } = row;
    return { ...data, ...(phone === null ? {} : { phone }), profile: await this.profiles.get(id) };
  }

  /** Catalog counts; without it the rest of the page stays. */
  async #countsOf(personId: string): Promise<StaffRenterCounts | undefined> {
    try {
      const counts = await this.services.call(getPersonCounts, { params: { personId } });
      const { inquiries, favourites, recommended, alerts } = counts;
      return { inquiries, favourites, recommended, alerts };
    } catch (error) {
      this.log.warn('renter not counted', errorFields(error));
      return undefined;
    }
  }
}

export const renterNotFound = () => notFound(messages.notFound, 'renter-not-found');
