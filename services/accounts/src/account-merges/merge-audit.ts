import { Injectable } from '@nestjs/common';
import type { Author } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';

/** Ids of the accounts of a merge. */
export interface MergeSides {
  readonly survivorId: string;
  readonly mergedId: string;
}

/** Writes what happens in merges to the audit log of both accounts. */
@Injectable()
export class MergeAudit {
  constructor(private readonly audit: Audit) {}

  async record(
    manager: EntityManager,
    action: string,
    { sides, author, reason }: { readonly sides: MergeSides; readonly author: Author; readonly reason?: string },
  ): Promise<void> {
    const { caller, client } = author;
    for (const objectId of [sides.survivorId, sides.mergedId])
      await this.audit.record(manager, {
        action,
        actorId: caller.userId,
        sessionId: caller.sessionId,
        objectKind: 'person',
        objectId,
        after: { ...sides, reason },
        ip: client.ip,
        requestId: client.requestId,
      });
  }

  /** Records what a step of the job did, for the member of staff who started it. */
  async recordStep(
    manager: EntityManager,
    action: string,
    { survivorId, mergedId, actorId, id }: MergeSides & { readonly actorId: string; readonly id: string },
  ): Promise<void> {
    for (const objectId of [survivorId, mergedId])
      await this.audit.record(manager, {
        action,
        actorId,
        objectKind: 'person',
        objectId,
        after: { survivorId, mergedId },
        requestId: id,
      });
  }
}
