import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Done } from '@porchlight/contracts';
import type { MergePart, MergePartResult } from '@porchlight/contracts/internal';
import { changedRows } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { DecidedRequest } from '../approvals/approval-lifecycle.ts';
import { Approvals, type ApprovalHandler } from '../approvals/approvals.ts';
import { CreditAllowances } from '../approvals/credit-allowances.ts';
import { companiesOf, type CompanyPair } from './company-pair.ts';
import { mergeBlockersOf } from './merge-blockers.ts';
import { moveMembership } from './move-membership.ts';
import { lockWallets, transferWallet } from './transfer-wallet.ts';

interface StoredMerge {
  readonly state: 'new' | 'waiting' | 'approved' | 'rejected' | 'moved' | 'returned';
  readonly approvedCredits: number;
}

const insertSql = `
  insert into account_merge (id, from_company_id, to_company_id) values ($1, $2, $3) on conflict (id) do nothing`;
const lockSql = `
  select state, approved_credits as "approvedCredits" from account_merge where id = $1 for update`;
const decideSql = `update account_merge set state = $2, approved_credits = $3 where id = $1`;
const moveListingsSql = `
  update entitlement set account_id = $2 where account_id = $1 returning listing_id as "listingId"`;
const movedSql = `update account_merge set state = 'moved', credits = $2, listing_ids = $3 where id = $1`;
const returnSql = `
  with returned as (
    update account_merge set state = 'returned' where id = $1 and state = 'moved'
    returning from_company_id, to_company_id, listing_ids)
  update entitlement set account_id = from_company_id from returned
  where listing_id = any(listing_ids) and account_id = to_company_id`;
const done: MergePartResult = { state: 'done' };
const waiting = (reason: string): MergePartResult => ({ state: 'waiting', reason });

/** Moves what companies own when the accounts of their landlords are merged. Each part is performed once. */
@Injectable()
export class AccountMergesService implements ApprovalHandler, OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly approvals: Approvals,
    private readonly allowances: CreditAllowances,
  ) {}

  onModuleInit(): void {
    this.approvals.register('merge', this);
  }

  /** Allows as many credits as the wallet holds, or requests the approval of a second person. */
  approveCredits(part: MergePart): Promise<MergePartResult> {
    return this.#onCompanies(part, (manager, companies) => this.#allow(manager, part, companies));
  }

  /** Moves credits, membership and the costs of the listings. Receipts and billing information stay. */
  move(part: MergePart): Promise<MergePartResult> {
    return this.#onCompanies(part, async (manager, companies) => {
      const allowed = await this.#allow(manager, part, companies);
      if (allowed.state !== 'done') return allowed;
      const { mergeId, actorId } = part;
      const wallet = await lockWallets(manager, companies);
      await transferWallet(manager, companies, { wallet, mergeId, actorId });
      await moveMembership(manager, companies, mergeId);
      const listings = await changedRows<{ listingId: string }>(manager, moveListingsSql, [
        companies.from,
        companies.to,
      ]);
      await manager.query(movedSql, [mergeId, wallet.credits, listings.map(({ listingId }) => listingId)]);
      return done;
    });
  }

  /** Lets the merged company pay for its listings again. Credits and membership stay where they are. */
  async return({ mergeId }: MergePart): Promise<Done> {
    await this.source.query(returnSql, [mergeId]);
    return {};
  }

  async approve(manager: EntityManager, { payload, credits }: DecidedRequest): Promise<void> {
    await manager.query(decideSql, [mergeIdOf(payload), 'approved', -credits]);
  }

  async reject(manager: EntityManager, { payload }: DecidedRequest): Promise<void> {
    await manager.query(decideSql, [mergeIdOf(payload), 'rejected', 0]);
  }

  async #onCompanies(
    part: MergePart,
    act: (manager: EntityManager, companies: CompanyPair) => Promise<MergePartResult>,
  ): Promise<MergePartResult> {
    const companies = companiesOf(part);
    if (!companies) return done;
    return this.source.transaction(async (manager) => {
      await manager.query(insertSql, [part.mergeId, companies.from, companies.to]);
      const { state } = await this.#lock(manager, part.mergeId);
      return state === 'moved' || state === 'returned' ? done : act(manager, companies);
    });
  }

  async #lock(manager: EntityManager, mergeId: string): Promise<StoredMerge> {
    const [stored] = await manager.query<[StoredMerge]>(lockSql, [mergeId]);
    return stored;
  }

  async #allow(manager: EntityManager, part: MergePart, companies: CompanyPair): Promise<MergePartResult> {
    const { mergeId, actorId } = part;
    const { state, approvedCredits } = await this.#lock(manager, mergeId);
    if (state === 'rejected') return { state: 'refused', reason: 'approval' };
    if (state === 'waiting') return waiting('approval');
    const [blocker] = await mergeBlockersOf(manager, companies);
    if (blocker) return waiting(blocker);
    const { credits } = await lockWallets(manager, companies);
    // @mutation merge-approval
    if (credits <= approvedCredits) return done;
    const moved = { personId: actorId, companyId: companies.from, credits };
    if (state === 'new' && (await this.allowances.take(manager, moved))) {
      await manager.query(decideSql, [mergeId, 'approved', credits]);
      return done;
    }
    await this.#request(manager, part, { companyId: companies.from, credits: -credits });
    await manager.query(decideSql, [mergeId, 'waiting', 0]);
    return waiting('approval');
  }

  async #request(
    manager: EntityManager,
    { mergeId, actorId, reason }: MergePart,
    moved: { readonly companyId: string; readonly credits: number },
  ): Promise<void> {
    const author = {
      caller: { userId: actorId, roles: [], permissions: [] },
      client: { ip: '', userAgent: '', requestId: mergeId },
    };
    await this.approvals.request(manager, { kind: 'merge', ...moved, reason, payload: { mergeId } }, author);
  }
}

const mergeIdOf = (payload: unknown) => (payload as { readonly mergeId: string }).mergeId;
