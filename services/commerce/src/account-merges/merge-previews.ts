import { Injectable } from '@nestjs/common';
import { maxCreditsAlone } from '@porchlight/contracts/commerce';
import type { MergedPair, MergePartPreview } from '@porchlight/contracts/internal';
import { DataSource } from 'typeorm';
import { businessDateSql } from '../business-date.ts';
import { companiesOf } from './company-pair.ts';
import { mergeBlockersOf } from './merge-blockers.ts';

interface Owned {
  readonly credits: number;
  readonly days: number;
  readonly receipts: number;
}

const ownedSql = `
  select coalesce((select balance from ledger_account where owner_id = $1 and kind = 'wallet' and unit = 'credit'), 0)::int
      as credits,
    coalesce((select max(upper(valid)) - ${businessDateSql} from membership_period
      where company_id = $1 and upper(valid) > ${businessDateSql}), 0)::int as days,
    (select count(*)::int from tax_document where company_id = $1) as receipts`;
const nothing: Owned = { credits: 0, days: 0, receipts: 0 };

/** Counts what companies of a merge have. */
@Injectable()
export class MergePreviews {
  constructor(private readonly source: DataSource) {}

  async of(pair: MergedPair): Promise<MergePartPreview> {
    const companies = companiesOf(pair);
    const survivor = await this.#owned(pair.survivor.companyId);
    const merged = companies ? await this.#owned(companies.from) : nothing;
    return {
      counts: [
        { kind: 'credits', survivor: survivor.credits, merged: merged.credits, moves: merged.credits },
        {
          kind: 'membershipDays',
          survivor: survivor.days,
          merged: merged.days,
          moves: Math.max(0, merged.days - survivor.days),
        },
        { kind: 'receipts', survivor: survivor.receipts, merged: merged.receipts, moves: 0 },
      ],
      blockers: companies ? await mergeBlockersOf(this.source.manager, companies) : [],
      needsApproval: merged.credits > maxCreditsAlone,
    };
  }

  async #owned(companyId: string | undefined): Promise<Owned> {
    if (companyId === undefined) return nothing;
    const [owned] = await this.source.query<Owned[]>(ownedSql, [companyId]);
    return owned ?? nothing;
  }
}
