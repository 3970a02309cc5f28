import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Company } from '@porchlight/contracts/accounts';
import { changedCount, notFound, Problem, SqlPool, type Client } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { CompanyChanges } from '../own-account/company-changes.ts';
import { messages } from './messages.ts';
import { fitLogo } from './resize-photo.ts';

const logosPerHour = 20;
const ownCompany = '(select company_id from person where id = $1)';
// Uploading the same logo again (a double click, a retry) keeps its URL.
const putSql = `
  insert into company_logo as kept (company_id, file) select company.id, $2 from company where id = ${ownCompany}
  on conflict (company_id) do update set id = gen_random_uuid(), file = excluded.file, changed_at = now()
  where kept.file <> excluded.file returning id`;
const removeSql = `delete from company_logo where company_id = ${ownCompany}`;
const fileSql = 'select file from company_logo where id = $1';

/** Logos of companies. */
@Injectable()
export class CompanyLogos {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly companies: CompanyChanges,
    private readonly hourlyLimit: HourlyLimit,
    private readonly audit: Audit,
  ) {}

  /**
   * Stores the logo of the user's company. Throws 422 when it cannot be read, 429 after 20 uploads in an hour, 404
   * without a company.
   */
  async put(personId: string, image: Buffer, client: Client): Promise<Company> {
    const retryAfter = await this.hourlyLimit.consume(`logo:${personId}`, logosPerHour);
    if (retryAfter !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyImages, { retryAfter });
    const file = await fitLogo(image);
    if (!file)
      throw new Problem(422, 'input-refused', messages.unreadable, { errors: { logo: [messages.unreadable] } });
    await this.source.transaction(async (manager) => {
      const [logo] = await manager.query<object[]>(putSql, [personId, file]);
      if (logo) await this.#record(manager, personId, { action: 'company-logo.changed', client });
    });
    return this.companies.get(personId);
  }

  /** Throws 404 without a company. */
  async remove(personId: string, client: Client): Promise<Company> {
    await this.source.transaction(async (manager) => {
      const count = await changedCount(manager, removeSql, [personId]);
      if (count > 0) await this.#record(manager, personId, { action: 'company-logo.removed', client });
    });
    return this.companies.get(personId);
  }

  /** Throws 404 for a replaced, removed or unknown logo. */
  async file(id: string): Promise<Buffer> {
    const found = await this.pool.row<{ file: Buffer }>('company_logo', fileSql, [id]);
    if (!found) throw notFound(messages.imageGone, 'photo-not-found');
    return found.file;
  }

  async #record(
    manager: EntityManager,
    personId: string,
    { action, client }: { readonly action: string; readonly client: Client },
  ): Promise<void> {
    await this.companies.reportChange(manager, personId);
    await this.audit.recordOwn(manager, personId, action, client);
  }
}
