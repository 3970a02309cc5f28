import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { getCompanyLogo } from '@porchlight/contracts/internal';
import { buildPath, changedCount, notFound, Problem, requireUser, SqlPool, type Author } from '@porchlight/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { CompanyChanges } from '../own-account/company-changes.ts';
import { messages as ownMessages } from '../own-account/messages.ts';
import { messages } from './messages.ts';
import { fitLogo } from './resize-photo.ts';

const logosPerHour = 20;
// The user stays in the company until the transaction ends.
const ownSql = 'select company_id as id from person where id = $1 and company_id is not null for share';
const liveSql = 'select id from company where id = $1 and deleted_at is null for share';
// Uploading the same logo again (a double click, a retry) keeps its URL.
const putSql = `
  insert into company_logo as kept (company_id, file) values ($1, $2)
  on conflict (company_id) do update set id = gen_random_uuid(), file = excluded.file, changed_at = now()
  where kept.file <> excluded.file returning id`;
const removeSql = 'delete from company_logo where company_id = $1';
const fileSql = 'select file from company_logo where id = $1';
const addressSql = 'select id from company_logo where company_id = $1';

/** Whose logo it is: the company of the landlord who calls, or one that staff name. */
type LogoOwner = 'own' | { readonly companyId: string };

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
   * Stores the logo of a company, and returns its address. Throws 422 when it cannot be read, 429 after 20 uploads of
   * the user in an hour, 404 without a company.
   */
  async put(owner: LogoOwner, image: Buffer, author: Author): Promise<string | undefined> {
    const retryAfter = await this.hourlyLimit.consume(`logo:${requireUser(author.caller)}`, logosPerHour);
    if (retryAfter !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyImages, { retryAfter });
    const file = await fitLogo(image);
    if (!file)
      throw new Problem(422, 'input-refused', messages.unreadable, { errors: { logo: [messages.unreadable] } });
    return this.#change(owner, author, async (manager, companyId) => {
      const [logo] = await manager.query<object[]>(putSql, [companyId, file]);
      return logo && 'company-logo.changed';
    });
  }

  /** Throws 404 without a company. */
  async remove(owner: LogoOwner, author: Author): Promise<void> {
    await this.#change(owner, author, async (manager, companyId) =>
      (await changedCount(manager, removeSql, [companyId])) > 0 ? 'company-logo.removed' : undefined,
    );
  }

  /** Throws 404 for a replaced, removed or unknown logo. */
  async file(id: string): Promise<Buffer> {
    const found = await this.pool.row<{ file: Buffer }>('company_logo', fileSql, [id]);
    if (!found) throw notFound(messages.imageGone, 'photo-not-found');
    return found.file;
  }

  /** Changes the logo of a company; `change` returns the audited action, or undefined if all stays as it is. */
  #change(
    owner: LogoOwner,
    author: Author,
    change: (manager: EntityManager, companyId: string) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    return this.source.transaction(async (manager) => {
      const companyId = await lockedCompany(manager, owner, author);
      const action = await change(manager, companyId);
      if (action) {
        await this.companies.reportChange(manager, companyId);
        await this.#record(manager, author, { action, owner });
      }
      const [logo] = await manager.query<{ id: string }[]>(addressSql, [companyId]);
      return logo && buildPath(getCompanyLogo, { id: logo.id }, undefined);
    });
  }

  #record(
    manager: EntityManager,
    { caller, client }: Author,
    { action, owner }: { readonly action: string; readonly owner: LogoOwner },
  ): Promise<void> {
    const actorId = requireUser(caller);
    if (owner === 'own') return this.audit.recordOwn(manager, actorId, action, client);
    const { ip, requestId } = client;
    return this.audit.record(manager, {
      action,
      actorId,
      sessionId: caller.sessionId,
      objectKind: 'company',
      objectId: owner.companyId,
      ip,
      requestId,
    });
  }
}

async function lockedCompany(manager: EntityManager, owner: LogoOwner, { caller }: Author): Promise<string> {
  const [sql, id] = owner === 'own' ? [ownSql, requireUser(caller)] : [liveSql, owner.companyId];
  const [company] = await manager.query<{ id: string }[]>(sql, [id]);
  if (!company) throw owner === 'own' ? notFound(ownMessages.noCompany) : notFound();
  return company.id;
}
