import { fieldsOf, type AnyResource } from '@porchlight/contracts';
import { Problem } from '@porchlight/service-kit';
import type { DraftEntity } from './drafts.ts';
import { messages } from './messages.ts';

const maxAheadMs = 366 * 24 * 3_600_000;

/** Columns of an entity whose records are drafted, scheduled and published. */
interface PublishedEntity extends DraftEntity {
  publishedAt: Date | null;
  revisedAt: Date | null;
}
/** A record that is about to be saved, and the stored one. */
interface Save<E extends PublishedEntity> {
  readonly record: E;
  readonly before: E | undefined;
}

/**
 * Completes the publication of a record by its state. A new text replaces its draft. The time of the first publication
 * stays; a later change of `texts`, which visitors read, is its revision. Throws 422 if the time of a scheduled record is
 * not from now to a year from now.
 */
export function completePublication<E extends PublishedEntity>(
  resource: AnyResource,
  { record, before }: Save<E>,
  texts: readonly (keyof E)[],
): void {
  const now = new Date();
  // A save of the text is based on its draft: both have one version.
  if (before && differ(before, record, savedFields(resource) as (keyof E)[])) record.draft = null;
  if (record.state === 'changed') record.state = 'published';
  completeTime(record, firstPublication(before, now), now);
  if (record.state !== 'published') return;
  if (before && record.publishedAt && record.publishedAt < now && differ(before, record, texts)) record.revisedAt = now;
  if (record.draft) record.state = 'changed';
}

/** Whether visitors can see a record. A scheduled one is public from its time on, whether or not the task has run. */
export const isPublic = ({ state, publishedAt }: PublishedEntity, now = new Date()): boolean =>
  state !== 'draft' && publishedAt !== null && publishedAt <= now;

const firstPublication = (record: PublishedEntity | undefined, now: Date): Date | null =>
  record?.publishedAt && record.publishedAt <= now ? record.publishedAt : null;

/** Sets the time of the publication. `first` is that of the first one. */
function completeTime(record: PublishedEntity, first: Date | null, now: Date): void {
  // The time has come, here or while the form was open.
  if (record.state === 'scheduled' && first && !isAhead(record, now)) record.state = 'published';
  if (record.state !== 'scheduled') {
    record.publishedAt = record.state === 'published' ? (first ?? now) : first;
    return;
  }
  record.publishedAt = new Date(record.publishedAt ?? Number.NaN);
  if (!isAhead(record, now))
    throw new Problem(422, 'publication-time', messages.publishedAt, {
      errors: { publishedAt: [messages.publishedAt] },
    });
}

const savedFields = ({ input }: AnyResource): readonly string[] =>
  [...fieldsOf(input).keys()].filter((name) => name !== 'state' && name !== 'publishedAt');
const differ = <E>(one: E, other: E, fields: readonly (keyof E)[]): boolean =>
  fields.some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
// A time of a form is text.
function isAhead({ publishedAt }: PublishedEntity, now: Date): boolean {
  const ahead = new Date(publishedAt ?? Number.NaN).getTime() - now.getTime();
  return ahead > 0 && ahead <= maxAheadMs;
}
