import { Injectable } from '@nestjs/common';
import type { Landlord } from '@porchlight/contracts/internal';
import { isDisposableEmail, Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';

/** Selects all landlords as they are reported; a caller adds conditions. */
export const landlordsSql = `
  select person.id as "personId", company_id as "companyId",
    email_verified_at is not null and deletes_at is null and state <> 'merged' as "isVerified",
    language, restriction, max_listings as "maxListings", person.email,
    json_build_object('name', company.name, 'version', company.version) as company
  from person join company on company.id = company_id where company_id is not null`;
const landlordSql = `${landlordsSql} and person.id = $1`;

export type LandlordRow = Omit<Landlord, 'restriction' | 'maxListings' | 'hasDisposableEmail'> & {
  readonly email: string;
  readonly restriction: NonNullable<Landlord['restriction']> | null;
  readonly maxListings: number | null;
};
/** Returns the landlord as it is reported: without what is missing. */
export const toLandlord = ({ restriction, maxListings, email, ...landlord }: LandlordRow): Landlord => ({
  ...landlord,
  ...(isDisposableEmail(email) ? { hasDisposableEmail: true } : {}),
  ...(restriction === null ? {} : { restriction }),
  ...(maxListings === null ? {} : { maxListings }),
});

/** Reports landlords to commerce, where their companies buy and spend credits. */
@Injectable()
export class LandlordReports {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Reports the user's company with its name, verification and language; does nothing for a user without a company.
   * Decoys are reported too, so that their registration takes as long.
   */
  async report(manager: EntityManager, personId: string): Promise<void> {
    const landlords = (await manager.query<LandlordRow[]>(landlordSql, [personId])).map(toLandlord);
    if (landlords.length > 0)
      await this.outbox.emit(manager, 'landlords.changed', { landlords }, { sequence: `landlord:${personId}` });
  }
}
