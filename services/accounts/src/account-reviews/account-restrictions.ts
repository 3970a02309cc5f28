import { Injectable } from '@nestjs/common';
import type { AccountRestriction } from '@porchlight/contracts/accounts';
import type { EntityManager } from 'typeorm';
import { LandlordReports } from '../landlords/landlord-reports.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { RestrictedIdentifiers, type Identifiers, type LastingRestriction } from './restricted-identifiers.ts';

/** A user whose row is locked. */
export interface RestrictedUser extends Identifiers {
  readonly id: string;
  readonly restriction: AccountRestriction | null;
}

const restrictSql = 'update person set restriction = $2, max_listings = $3 where id = $1';

/** Restricts accounts and lifts restrictions, here and in the services that publish listings. */
@Injectable()
export class AccountRestrictions {
  constructor(
    private readonly landlords: LandlordReports,
    private readonly sessions: SessionsService,
    private readonly identifiers: RestrictedIdentifiers,
  ) {}

  /** Sets the restriction of an account, or none. The listings of a suspended account are hidden by catalog. */
  async set(
    manager: EntityManager,
    user: RestrictedUser,
    restriction: { readonly kind: AccountRestriction; readonly maxListings?: number | undefined } | undefined,
  ): Promise<void> {
    await manager.query(restrictSql, [user.id, restriction?.kind ?? null, restriction?.maxListings ?? null]);
    if (restriction?.kind === 'banned') await this.sessions.endAll(manager, user.id);
    if (isLasting(user.restriction)) await this.identifiers.forget(manager, user);
    const kind = restriction?.kind;
    if (isLasting(kind)) await this.identifiers.keep(manager, user, kind);
    await this.landlords.report(manager, user.id);
  }
}

const isLasting = (restriction: AccountRestriction | null | undefined): restriction is LastingRestriction =>
  restriction === 'suspended' || restriction === 'banned';
