import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { parsePhoneNumber } from '@porchlight/contracts/accounts';
import { getCompanyListingCount, getCompanyLogo } from '@porchlight/contracts/internal';
import type { MessageReference } from '@porchlight/messages';
import { buildPath, Outbox, Problem, ServiceClient, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Company } from '../users/company.entity.ts';
import { messages } from './messages.ts';
import { reportCompany } from './report-company.ts';

interface Additional {
  readonly id: string;
  readonly landlords: number;
  readonly logoId: string | null;
}

const additionalSql = `
  select company.id, (select count(*) from person where company_id = company.id)::int as landlords,
    (select id from company_logo where company_id = company.id) as "logoId"
  from company where company.id = any($1)`;
// Locked first: a user who is given the company meanwhile waits, and is then refused (refuse_removed_company).
const lockSql = 'select from company where id = $1 for update';

/**
 * Reports each change of a company to the services that show it, and keeps a company that landlords or listings refer
 * to. (docs/rules/accounts.md#account-40-staff-edit-companies-and-delete-unused-ones)
 */
@Injectable()
export class CompanyRules implements ResourceRules<Company> {
  constructor(
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
  ) {}

  async beforeSave(company: Company, manager: EntityManager, before: Company | undefined): Promise<void> {
    if (company.phone) company.phone = parsePhoneNumber(company.phone) ?? company.phone;
    if (!before) Object.assign(company, { id: randomUUID(), version: 1, verifiedLevel: 0, languages: [] });
    const [{ logoId = null } = {}] = before ? await additionalOf([company], manager) : [];
    const version = before ? before.version + 1 : 1;
    await reportCompany({ manager, outbox: this.outbox }, { ...company, version, logoId });
  }

  async beforeDelete({ id }: Company, manager: EntityManager): Promise<void> {
    await manager.query(lockSql, [id]);
    const [{ landlords = 0 } = {}] = await additionalOf([{ id }], manager);
    if (landlords > 0) throw inUse(messages.hasLandlords(landlords));
    const { listings } = await this.services.call(getCompanyListingCount, { params: { companyId: id } });
    if (listings > 0) throw inUse(messages.hasListings(listings));
  }

  async present(companies: readonly Company[], manager: EntityManager): Promise<object[]> {
    const byId = new Map((await additionalOf(companies, manager)).map((row) => [row.id, row]));
    return companies.map(({ id, verifiedLevel }) => {
      const { landlords = 0, logoId } = byId.get(id) ?? {};
      return {
        verifiedLevel: String(verifiedLevel),
        landlords,
        ...(logoId ? { logo: buildPath(getCompanyLogo, { id: logoId }, undefined) } : {}),
      };
    });
  }
}

const additionalOf = (companies: readonly Pick<Company, 'id'>[], manager: EntityManager): Promise<Additional[]> =>
  manager.query(additionalSql, [companies.map(({ id }) => id)]);
const inUse = (message: MessageReference) => new Problem(409, 'company-in-use', message);
