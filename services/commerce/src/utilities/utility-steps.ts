import { Injectable } from '@nestjs/common';
import type { UtilityFinding, utilityKinds } from '@porchlight/contracts';
import { UtilitySteps, type UtilityProgress, type UtilityStep } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { companiesSql, countSql, firstCompany, violationsSql } from './ledger-check-sql.ts';

type CommerceUtility = (typeof utilityKinds.commerce)[number];
type Finding = Omit<UtilityFinding, 'expected' | 'found'> & { readonly expected: string; readonly found: string };

// One company with years of movements takes longer than statements of requests may.
const timeoutSql = `set local statement_timeout = '1min'`;

/** What each utility of commerce does, step by step. */
@Injectable()
export class CommerceUtilitySteps extends UtilitySteps {
  readonly of: Readonly<Record<CommerceUtility, UtilityStep>> = { 'ledger-check': checkLedger };
}

/** Compares the accounts of some companies with their entries, all as of one moment. It only reads. */
async function checkLedger(manager: EntityManager, at: UtilityProgress) {
  const after = at.lastId === '0' ? firstCompany : at.lastId;
  const [{ companies }] = await manager.query<[{ companies: string[] | null }]>(companiesSql, [after]);
  const lastId = companies?.at(-1);
  if (!companies || lastId === undefined) return undefined;
  await manager.query(timeoutSql);
  const violations = await manager.query<Finding[]>(violationsSql, [companies]);
  const done = at.done + companies.length;
  return {
    done,
    total: Math.max(done, at.total ?? (await countWallets(manager))),
    lastId,
    findings: violations.map(({ expected, found, ...finding }) => ({
      ...finding,
      expected: Number(expected),
      found: Number(found),
    })),
  };
}

const countWallets = async (manager: EntityManager): Promise<number> =>
  (await manager.query<[{ total: number }]>(countSql))[0].total;
