import type { BulkAction } from '@porchlight/contracts';
import { kitMessages } from '../http/messages.ts';
import { Problem } from '../http/problem.ts';

/** State that an action sets. */
export const stateAfter = { publish: 'published', unpublish: 'draft' } as const satisfies Partial<
  Record<BulkAction, string>
>;
// A changed record is public, and has a draft of changes.
const isPublic = (state: unknown) => state === 'published' || state === 'changed';

/** Throws 409 for a record that an action would leave as it is. */
export function refuseSameState(record: object, action: keyof typeof stateAfter): void {
  const { state } = record as { readonly state?: unknown };
  if (action === 'publish' && isPublic(state))
    throw new Problem(409, 'already-published', kitMessages.alreadyPublished);
  if (action === 'unpublish' && state === 'draft') throw new Problem(409, 'already-draft', kitMessages.alreadyDraft);
}
