import { Injectable } from '@nestjs/common';
import type { MergeStepName } from '@porchlight/contracts/accounts';
import {
  approveMergedCredits,
  moveMergePart,
  returnMergePart,
  type MergePart,
  type MergePartResult,
} from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountClosing } from './account-closing.ts';
import type { StoredMerge } from './merge-records.ts';

export type StepResult = MergePartResult;
type Step = (merge: StoredMerge, manager: EntityManager) => Promise<StepResult>;

const companiesSql = 'select id, company_id as "companyId" from person where id = any($1)';
const done: StepResult = { state: 'done' };

/** Steps of merges and of their undoing. Each can be performed again after an interruption. */
@Injectable()
export class MergeSteps {
  constructor(
    private readonly services: ServiceClient,
    private readonly closing: AccountClosing,
  ) {}

  /** Performs one step. Throws when a service is away. */
  perform(name: MergeStepName, merge: StoredMerge, manager: EntityManager): Promise<StepResult> {
    return this.#steps[name](merge, manager);
  }

  readonly #steps: Readonly<Record<MergeStepName, Step>> = {
    approve: async (merge, manager) => this.services.call(approveMergedCredits, { body: await partOf(merge, manager) }),
    freeze: (merge, manager) => this.closing.freeze(manager, merge),
    'move-credits': async (merge, manager) =>
      this.services.call(moveMergePart.commerce, { body: await partOf(merge, manager) }),
    'move-records': (merge, manager) => this.#moveRecords(merge, manager),
    close: async (merge, manager) => {
      await this.closing.close(manager, merge);
      return done;
    },
    settle: (merge, manager) => this.#moveRecords(merge, manager),
    'return-records': async (merge, manager) => {
      await this.services.call(returnMergePart.catalog, { body: await partOf(merge, manager) });
      return done;
    },
    'return-listings': async (merge, manager) => {
      await this.services.call(returnMergePart.commerce, { body: await partOf(merge, manager) });
      return done;
    },
    reopen: async (merge, manager) => {
      await this.closing.reopen(manager, merge);
      return done;
    },
  };

  async #moveRecords(merge: StoredMerge, manager: EntityManager): Promise<StepResult> {
    return this.services.call(moveMergePart.catalog, { body: await partOf(merge, manager) });
  }
}

async function partOf(merge: StoredMerge, manager: EntityManager): Promise<MergePart> {
  const { id: mergeId, survivorId, mergedId, actorId, reason } = merge;
  const people = await manager.query<{ id: string; companyId: string | null }[]>(companiesSql, [
    [survivorId, mergedId],
  ]);
  const partyOf = (personId: string) => {
    const companyId = people.find(({ id }) => id === personId)?.companyId ?? undefined;
    return { personId, ...(companyId === undefined ? {} : { companyId }) };
  };
  return { mergeId, actorId, reason, survivor: partyOf(survivorId), merged: partyOf(mergedId) };
}
