import { Injectable } from '@nestjs/common';
import type { TaxInformation, TaxInformationChange } from '@porchlight/contracts/commerce';
import { SqlPool, unavailable } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

const fields = `
  company_name as "companyName", company_address as "companyAddress", company_address_cont as "companyAddressCont",
  company_website as "companyWebsite"`;
const companySql = `select ${fields} from tax_information where company_id = $1`;
// The other statements find the company by the caller.
const ownSql = `
  select ${fields} from landlord join tax_information on tax_information.company_id = landlord.company_id
  where person_id = $1`;
const changeSql = `
  insert into tax_information as known (company_id, company_name, company_address, company_address_cont,
    company_website)
  select company_id, $2::jsonb ->> 'companyName', $2::jsonb ->> 'companyAddress', $2::jsonb ->> 'companyAddressCont',
    $2::jsonb ->> 'companyWebsite'
  from landlord where person_id = $1
  on conflict (company_id) do update set
    company_name = case when $2::jsonb ? 'companyName' then excluded.company_name else known.company_name end,
    company_address = case when $2::jsonb ? 'companyAddress' then excluded.company_address
      else known.company_address end,
    company_address_cont = case when $2::jsonb ? 'companyAddressCont' then excluded.company_address_cont
      else known.company_address_cont end,
    company_website = case when $2::jsonb ? 'companyWebsite' then excluded.company_website
      else known.company_website end,
    changed_at = now()
  returning ${fields}`;
/** What receipts state of a company that stated nothing. */
export const noTaxInformation: TaxInformation = {
  companyName: null,
  companyAddress: null,
  companyAddressCont: null,
  companyWebsite: null,
};

/** What the receipts of a company state about it. */
@Injectable()
export class TaxInformationService {
  constructor(private readonly pool: SqlPool) {}

  /** Returns the tax information of a company for a document that is about to be issued. */
  async ofCompany(manager: EntityManager, companyId: string): Promise<TaxInformation> {
    const [row] = await manager.query<TaxInformation[]>(companySql, [companyId]);
    return row ?? noTaxInformation;
  }

  async own(personId: string): Promise<TaxInformation> {
    return (await this.pool.row<TaxInformation>('tax_information', ownSql, [personId])) ?? noTaxInformation;
  }

  /** Changes the given fields. Throws 503 for a landlord that accounts has not reported yet. */
  async change(personId: string, change: TaxInformationChange): Promise<TaxInformation> {
    const row = await this.pool.row<TaxInformation>('change_tax_information', changeSql, [
      personId,
      JSON.stringify(change),
    ]);
    if (!row) throw unavailable();
    return row;
  }
}
