import type { Language, ResourceBulk, ResourceBulkResponse, ResourceBulkResult } from '@porchlight/contracts';
import { formatReference } from '@porchlight/messages';
import { toProblem } from '../http/to-problem.ts';
import type { Author } from './report-change.ts';
import type { ResourceRecords } from './resource-records.ts';
import type { ResourceEntity } from './resource-rules.ts';

/**
 * Removes or restores records one after another, each in a transaction of its own, so that one refusal does not undo
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
      results.push({ id, code: problem.code, message: formatReference(language, problem.userMessage) });
    }
  }
  return { results };
}
