import { Injectable } from '@nestjs/common';
import type { LinkState } from '@porchlight/contracts/accounts';
import { changedCount, Problem, SignedLinks, type LinkPurpose } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { messages } from './messages.ts';

/**
 * Parameters of a new link. `slot` allows several valid links of one purpose and user (the old and the new address of
 * an email change).
 */
export interface LinkOptions {
  readonly purpose: LinkPurpose;
  readonly personId: string;
  readonly seconds: number;
  readonly slot?: string;
}
/** User and slot that a link was issued for. */
export interface LinkOwner {
  readonly personId: string;
  readonly slot: string;
}
/** Result of reading a link; used and unknown links have no owner. */
export type LinkInspection =
  | { readonly state: 'valid' | 'expired'; readonly owner: LinkOwner }
  | { readonly state: Extract<LinkState, 'used' | 'unknown'> };

const upsertSql = `insert into mail_link (purpose, subject, id, person_id) values ($1, $2, $3, $4)
  on conflict (purpose, subject) do update set id = excluded.id, made_at = now()`;

/** Single-use links sent by mail; only the newest of its purpose, user and slot is valid. */
@Injectable()
export class OneTimeLinks {
  constructor(private readonly links: SignedLinks) {}

  /** Creates a link and invalidates every earlier one of the same purpose, user and slot. */
  async create(
    manager: EntityManager,
    { purpose, personId, seconds, slot = '' }: LinkOptions,
  ): Promise<{ readonly text: string; readonly id: string }> {
    const subject = `${personId}:${slot}`;
    const { text, id } = this.links.sign(purpose, subject, seconds);
    await manager.query(upsertSql, [purpose, subject, id, personId]);
    return { text, id };
  }

  /** Returns the state of a link without consuming it. */
  async inspect(manager: EntityManager, purpose: LinkPurpose, text: string): Promise<LinkInspection> {
    const read = this.links.read(purpose, text);
    if (read.state === 'unknown') return read;
    const { subject, id } = read.link;
    const [current] = await manager.query<object[]>(
      'select 1 from mail_link where purpose = $1 and subject = $2 and id = $3',
      [purpose, subject, id],
    );
    return current ? { state: read.state, owner: ownerOf(subject) } : { state: 'used' };
  }

  /** Returns the user that a link was issued for, also when it is used or expired; undefined for an unknown link. */
  issuedFor(purpose: LinkPurpose, text: string): string | undefined {
    const read = this.links.read(purpose, text);
    return read.state === 'unknown' ? undefined : ownerOf(read.link.subject).personId;
  }

  /**
   * Locks the account and consumes a link in the caller's transaction; of concurrent callers exactly one succeeds.
   * Throws 410 for an invalid link.
   */
  async consume(manager: EntityManager, purpose: LinkPurpose, text: string): Promise<LinkOwner> {
    const read = this.links.read(purpose, text);
    if (read.state === 'valid') {
      const { subject, id } = read.link;
      await lockAccount(manager, ownerOf(subject).personId);
      const count = await changedCount(
        manager,
        'delete from mail_link where purpose = $1 and subject = $2 and id = $3',
        [purpose, subject, id],
      );
      // @mutation one-time-link
      if (count > 0) return ownerOf(subject);
    }
    throw invalidLink();
  }

  /** Invalidates the user's links of one purpose, or all of them. */
  async revoke(manager: EntityManager, personId: string, purpose?: LinkPurpose): Promise<void> {
    await manager.query('delete from mail_link where person_id = $1 and ($2::text is null or purpose = $2)', [
      personId,
      purpose ?? null,
    ]);
  }
}

/** Returns the 410 problem for every invalid link. */
export const invalidLink = (): Problem => new Problem(410, 'link-dead', messages.linkDead);

/** Locks the credential before the account, as a login does, so that concurrent changes cannot deadlock. */
async function lockAccount(manager: EntityManager, personId: string): Promise<void> {
  // @equivalent-mutant It would lock more rows and change none.
  await manager.query('select 1 from credential where person_id = $1 for no key update', [personId]);
  await manager.query('select 1 from person where id = $1 for no key update', [personId]);
}

const ownerOf = (subject: string): LinkOwner => {
  const [personId = '', slot = ''] = subject.split(':');
  return { personId, slot };
};
