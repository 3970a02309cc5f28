import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { postCredits, type CreditPosting } from '../ledger/post-credits.ts';
import type { AccountKind } from '../ledger/ledger-account.entity.ts';

type TestPosting = Partial<CreditPosting> & { readonly counter?: Exclude<AccountKind, 'wallet'> };

export const violationsSql = `
  select * from ledger_violation union all select * from order_violations('-infinity')
  union all select * from membership_violations('-infinity') union all select * from refund_violations('-infinity')
  union all select * from document_violation`;

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
