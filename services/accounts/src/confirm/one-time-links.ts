import { Injectable } from '@nestjs/common';
import type { LinkState } from '@porchlight/contracts/accounts';
import { Problem, SignedLinks, type LinkPurpose } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { words } from './words.ts';

/** What a link is made for. `slot` tells several living links of one purpose and person apart (the old and the new address). */
export interface LinkOrder {
  readonly purpose: LinkPurpose;
  readonly personId: string;
  readonly seconds: number;
  readonly slot?: string;
}
/** Whose a link is. */
export interface LinkOwner {
  readonly personId: string;
  readonly slot: string;
}
/** What a link still is; of one that is nobody's there is no owner. */
export type LookedAt =
  | { readonly state: 'valid' | 'expired'; readonly owner: LinkOwner }
  | { readonly state: Extract<LinkState, 'used' | 'unknown'> };

const keepNewest = `insert into mail_link (purpose, subject, id, person_id) values ($1, $2, $3, $4)
  on conflict (purpose, subject) do update set id = excluded.id, made_at = now()`;

/** Links of mails that count once, and only the newest of its kind. */
@Injectable()
export class OneTimeLinks {
  constructor(private readonly links: SignedLinks) {}

  /** A link for a mail; every earlier one of the same purpose, person and slot is dead. */
  async make(
    manager: EntityManager,
    { purpose, personId, seconds, slot = '' }: LinkOrder,
  ): Promise<{ readonly text: string; readonly id: string }> {
    const subject = `${personId}:${slot}`;
    const { text, id } = this.links.sign(purpose, subject, seconds);
    await manager.query(keepNewest, [purpose, subject, id, personId]);
    return { text, id };
  }

  /** What a link still is; changes nothing. */
  async look(manager: EntityManager, purpose: LinkPurpose, text: string): Promise<LookedAt> {
    const read = this.links.read(purpose, text);
    if (read.state === 'unknown') return read;
    const { subject, id } = read.link;
    const [alive] = await manager.query<object[]>(
      'select 1 from mail_link where purpose = $1 and subject = $2 and id = $3',
      [purpose, subject, id],
    );
    return alive ? { state: read.state, owner: ownerOf(subject) } : { state: 'used' };
  }

  /** Uses a link up, in the transaction of what it does: of many at once one alone gets through. Throws 410. */
  async take(manager: EntityManager, purpose: LinkPurpose, text: string): Promise<LinkOwner> {
    const read = this.links.read(purpose, text);
    if (read.state === 'valid') {
      const { subject, id } = read.link;
      const [, count] = await manager.query<[unknown, number]>(
        'delete from mail_link where purpose = $1 and subject = $2 and id = $3',
        [purpose, subject, id],
      );
      if (count > 0) return ownerOf(subject);
    }
    throw linkDead();
  }

  /** A person's links are dead from now on: those of one purpose, or all. */
  async revoke(manager: EntityManager, personId: string, purpose?: LinkPurpose): Promise<void> {
    await manager.query('delete from mail_link where person_id = $1 and ($2::text is null or purpose = $2)', [
      personId,
      purpose ?? null,
    ]);
  }
}

/** The one answer for every link that does nothing any more. */
export const linkDead = (): Problem => new Problem(410, 'link-dead', words.linkDead);

const ownerOf = (subject: string): LinkOwner => {
  const [personId = '', slot = ''] = subject.split(':');
  return { personId, slot };
};
