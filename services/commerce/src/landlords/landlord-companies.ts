import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { Problem, SqlPool } from '@porchlight/service-kit';
import { messages } from './messages.ts';

/** Company of a landlord with a verified email address. */
export interface LandlordCompany {
  readonly companyId: string;
  readonly language: Language;
}

const companySql = 'select company_id as "companyId", language from landlord where person_id = $1 and is_verified';

/** The landlord's company is not known here yet. */
export const notReported = (): Problem => new Problem(409, 'account-not-ready', messages.notReported);

/** Finds the companies of landlords. */
@Injectable()
export class LandlordCompanies {
  constructor(private readonly pool: SqlPool) {}

  /** Throws 409 until accounts has reported the user as a verified landlord, which takes seconds. */
  async require(personId: string): Promise<LandlordCompany> {
    const company = await this.find(personId);
    if (!company) throw notReported();
    return company;
  }

  /** Returns undefined for a user that is not known as a verified landlord. */
  find(personId: string): Promise<LandlordCompany | undefined> {
    return this.pool.row<LandlordCompany>('landlord_company', companySql, [personId]);
  }
}
