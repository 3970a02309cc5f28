import type { Language, ResourceBulk, ResourceBulkResponse, ResourceBulkResult } from '@porchlight/contracts';
import { formatReference, type MessageReference } from '@porchlight/messages';
import { kitMessages } from '../http/messages.ts';
import { toProblem } from '../http/to-problem.ts';
import type { Author } from './report-change.ts';
import type { ResourceRecords } from './resource-records.ts';
import type { ResourceEntity } from './resource-rules.ts';

// A row of a list cannot be reloaded or saved over the change of someone else.
const messageOfRow: Readonly<Record<string, MessageReference>> = {
  'version-conflict': kitMessages.changedSinceSelected,
  'not-found': kitMessages.goneSinceSelected,
};

/**
 * Changes records one after another, each in a transaction of its own, so that one refusal does not undo
 * the others. An unexpected error ends the call.
 */
export async function changeMany<E extends ResourceEntity>(
  records: ResourceRecords<E>,
  { action, records: references }: ResourceBulk,
  { author, language }: { readonly author: Author; readonly language: Language },
): Promise<ResourceBulkResponse> {
  const results: ResourceBulkResult[] = [];
  for (const { id, version } of references) {
    try {
      await records[action](id, { version }, author);
      results.push({ id });
    } catch (error) {
      const problem = toProblem(error);
      if (!problem) throw error;
      const message = messageOfRow[problem.code] ?? problem.userMessage;
      results.push({ id, code: problem.code, message: formatReference(language, message) });
    }
  }
  return { results };
}
