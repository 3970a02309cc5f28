import { Injectable } from '@nestjs/common';
import { provingDocumentKinds } from '@porchlight/contracts/accounts';
import { changedRow, Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { CompanyChanges } from '../own-account/company-changes.ts';
import { messages } from './messages.ts';

/** Verification level of a company whose address or right to let is proven. */
const provenLevel = 2;
const acceptSql = `
  update account_document set accepted_at = now() where review_id = $1 and id = any($2) returning kind`;
const raiseSql = `
  update company set verified_level = ${provenLevel}
  where id = (select company_id from person where id = $1) and verified_level < ${provenLevel} returning id`;

/** Accepts documents as proofs, when an account is approved. */
@Injectable()
export class DocumentAcceptance {
  constructor(private readonly companies: CompanyChanges) {}

  /**
   * Accepts documents of a review. A proof of the address or of the right to let gives the company of the account level
   * 2. Throws 409 `document-not-found` for one that was taken back.
   */
  async accept(
    manager: EntityManager,
    { reviewId, personId }: { readonly reviewId: string; readonly personId: string },
    ids: readonly string[],
  ): Promise<void> {
    const [accepted] = await manager.query<[{ kind: string }[], number]>(acceptSql, [reviewId, ids]);
    if (accepted.length < ids.length) throw new Problem(409, 'document-not-found', messages.takenBack);
    const proving: readonly string[] = provingDocumentKinds;
    if (!accepted.some(({ kind }) => proving.includes(kind))) return;
    const company = await changedRow<{ id: string }>(manager, raiseSql, [personId]);
    if (company) await this.companies.reportChange(manager, company.id);
  }
}
