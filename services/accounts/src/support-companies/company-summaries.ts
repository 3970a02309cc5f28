import { Injectable } from '@nestjs/common';
import type { SupportCompanySummary } from '@porchlight/contracts/accounts';
import { getCompaniesLiveListings, getCompanyMemberships } from '@porchlight/contracts/internal';
import { errorFields, Log, ServiceClient, SqlPool } from '@porchlight/service-kit';

const summariesSql = `
  select id, name, city, (select count(*) from person where company_id = company.id and state <> 'decoy')::int as users
  from company where id = any($1) and deleted_at is null order by array_position($1, id)`;

interface SummaryRow {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly users: number;
}

/** Completes companies of a list with what catalog and commerce know of them. */
@Injectable()
export class CompanySummaries {
  constructor(
    private readonly pool: SqlPool,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Returns the companies in the order of their ids. Facts of a service that does not respond are absent. */
  async of(ids: readonly string[]): Promise<SupportCompanySummary[]> {
    if (ids.length === 0) return [];
    const [rows, live, ends] = await Promise.all([
      this.pool.rows<SummaryRow>('support_company_summaries', summariesSql, [ids]),
      this.#liveOf([...ids]),
      this.#endsOf([...ids]),
    ]);
    return rows.map(({ city, ...row }) => {
      const memberUntil = ends?.get(row.id);
      return {
        ...row,
        ...(city === null ? {} : { city }),
        ...(live ? { live: live.get(row.id) ?? 0 } : {}),
        ...(memberUntil === undefined ? {} : { memberUntil }),
      };
    });
  }

  #liveOf(companyIds: string[]): Promise<Map<string, number> | undefined> {
    return this.#optional(async () => {
      const { companies } = await this.services.call(getCompaniesLiveListings, { body: { companyIds } });
      return new Map(companies.map(({ companyId, live }) => [companyId, live]));
    });
  }

  #endsOf(companyIds: string[]): Promise<Map<string, string> | undefined> {
    return this.#optional(async () => {
      const { memberships } = await this.services.call(getCompanyMemberships, { body: { companyIds } });
      return new Map(memberships.map(({ companyId, memberUntil }) => [companyId, memberUntil]));
    });
  }

  /** Without the other service the rest of the list stays. */
  async #optional<T>(read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      this.log.warn('companies of a list not completed', errorFields(error));
      return undefined;
    }
  }
}
