import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { postCredits, type CreditPosting } from '../ledger/post-credits.ts';
import type { AccountKind } from '../ledger/ledger-account.entity.ts';

type TestPosting = Partial<CreditPosting> & { readonly counter?: Exclude<AccountKind, 'wallet'> };

// What is promotional according to the entries alone: grants add to it, and each spending takes from it down to zero.
const replayedSql = `
  select id, promotional, (array_agg(moved order by account_seq desc))[1] - least(0, min(moved)) as replayed from (
    select wallet.id, wallet.promotional, entry.account_seq,
      sum(case when entry.amount < 0 or counter.kind = 'promo-grant' then entry.amount else 0 end)
        over (partition by wallet.id order by entry.account_seq) as moved
    from ledger_account wallet join ledger_entry entry on entry.account_id = wallet.id and wallet.kind = 'wallet'
    join ledger_entry other on other.transaction_id = entry.transaction_id and other.line = 2
    join ledger_account counter on counter.id = other.account_id) step
  group by id, promotional`;
export const violationsSql = `
  select * from ledger_violation union all select * from order_violations('-infinity')
  union all select * from membership_violations('-infinity') union all select * from refund_violations('-infinity')
  union all select * from credit_lot_violations('-infinity') union all select * from document_violation
  union all select 'L15 replayed', id::text from (${replayedSql}) replayed where promotional <> replayed`;

export interface Violation {
  readonly invariant: string;
  readonly subject: string;
}

/** Returns the ledger of a started commerce service, to arrange and inspect credits behind the API. */
export function ledgerOf({ app, sql }: Pick<TestApp, 'app' | 'sql'>) {
  const source = app.get(DataSource, { strict: false });
  const post = (companyId: string, { counter = 'adjustment', ...over }: TestPosting) =>
    source.transaction((manager) =>
      postCredits(manager, {
        companyId,
        counter,
        postings: [{ kind: 'adjustment', credits: 1, key: randomUUID(), ...over }],
      }),
    );
  return {
    source,
    post,
    grant: (companyId: string, credits: number) => post(companyId, { credits }),
    /** Violations of the ledger, of orders, memberships, refunds and receipts, in all of their history. */
    violations: () => sql<Violation>(violationsSql),
  };
}
