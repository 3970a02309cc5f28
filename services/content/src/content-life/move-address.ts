import { redirectResource } from '@porchlight/contracts/content';
import { ResourceHistory, type Author, type Outbox } from '@porchlight/service-kit';
import { In, IsNull, type EntityManager } from 'typeorm';
import { leadOn, lockRedirects } from '../redirects/redirect-writes.ts';
import { Redirect } from '../redirects/redirect.entity.ts';

/** Addresses of a record before and after a change. */
interface Move {
  readonly from: string;
  readonly to: string;
}
/** Transaction of the change, and who makes it. */
interface Moving {
  readonly manager: EntityManager;
  readonly author: Author;
  readonly outbox: Outbox;
}

const fieldsOf = ({ fromAddress, toAddress }: Redirect) => ({ fromAddress, toAddress });

/**
 * Redirects the former address of a public record to its new one, and earlier addresses with it: each redirect is one
 * step. Redirects that started at one of both addresses go to the trash. `before` is the record as it was.
 */
export async function moveAddress(
  before: { readonly publishedAt: Date | null },
  { from, to }: Move,
  { manager, author, outbox }: Moving,
): Promise<void> {
  if (from === to || !before.publishedAt || before.publishedAt > new Date()) return;
  const history = new ResourceHistory(redirectResource.label, outbox);
  await lockRedirects(manager);
  for (const replaced of await manager.findBy(Redirect, { fromAddress: In([from, to]), deletedAt: IsNull() })) {
    const { id, version } = replaced;
    await manager.update(
      Redirect,
      { id },
      { version: version + 1, updatedAt: () => 'now()', deletedAt: () => 'now()' },
    );
    const fields = { before: fieldsOf(replaced), after: fieldsOf(replaced) };
    await history.record(manager, { recordId: id, version: version + 1, action: 'removed', ...fields }, author);
  }
  await leadOn({ from, to }, manager);
  const redirect = manager.create(Redirect, { fromAddress: from, toAddress: to, origin: 'move' });
  const { identifiers } = await manager.insert(Redirect, redirect);
  const recordId = String(identifiers[0]?.['id']);
  await history.record(manager, { recordId, version: 1, action: 'created', after: fieldsOf(redirect) }, author);
}
