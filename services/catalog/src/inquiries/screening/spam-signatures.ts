import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Message that staff decided about, or that is screened. */
export interface SignedMessage {
  readonly text: string;
  /** Key of the writer. */
  readonly writer: string;
}

const matchSql = `
  select kind from spam_signature where (kind = 'text' and hash = $1) or (kind = 'writer' and hash = $2)`;
const addSql = `
  insert into spam_signature (kind, hash) values ($1, $2) on conflict (kind, hash) do update set marked_at = now()`;
// A text that renters sent in good faith, such as the one that the form proposes, is no sign of spam.
const deliveredTextSql = `
  select 1 from inquiry i join inquiry_message m on m.inquiry_id = i.id
  where i.listing_id = $1 and i.writer <> $2 and m.author = 'renter' and m.hold_score is null and m.text = $3 limit 1`;
const removeSql = `
  delete from spam_signature where (kind = 'text' and hash = $1) or (kind = 'writer' and hash = $2)`;
const removeWriterSql = `delete from spam_signature where kind = 'writer' and hash = $1`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
/** Returns a text without what spam varies: case, width of characters, punctuation and spaces. */
const normalized = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const hashesOf = ({ text, writer }: SignedMessage) => [hashOf(normalized(text)), hashOf(writer)];

/** Texts and writers of messages that staff marked as spam, as hashes. (docs/rules/inquiries.md) */
@Injectable()
export class SpamSignatures {
  async match(manager: EntityManager, message: SignedMessage): Promise<{ isSpamText: boolean; isSpamWriter: boolean }> {
    const found = await manager.query<{ kind: 'text' | 'writer' }[]>(matchSql, hashesOf(message));
    const kinds = new Set(found.map(({ kind }) => kind));
    return { isSpamText: kinds.has('text'), isSpamWriter: kinds.has('writer') };
  }

  /** Stores the writer, and the text unless another writer's message with it about the listing was delivered. */
  async add(manager: EntityManager, message: SignedMessage & { readonly listingId: string }): Promise<void> {
    const [text, writer] = hashesOf(message);
    await manager.query(addSql, ['writer', writer]);
    const delivered = await manager.query<unknown[]>(deliveredTextSql, [
      message.listingId,
      message.writer,
      message.text,
    ]);
    if (delivered.length === 0) await manager.query(addSql, ['text', text]);
  }

  /** Removes what earlier decisions stored, because a later one shows that they were wrong. */
  async remove(manager: EntityManager, message: SignedMessage): Promise<void> {
    await manager.query(removeSql, hashesOf(message));
  }

  async removeWriter(manager: EntityManager, writer: string): Promise<void> {
    await manager.query(removeWriterSql, [hashOf(writer)]);
  }
}
