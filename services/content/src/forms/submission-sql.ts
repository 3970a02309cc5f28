import { maxSearchResults } from '@porchlight/contracts';
import type { SubmissionList } from '@porchlight/contracts/content';

export const perPage = 25;
export const maxExported = 10_000;
/** Open submissions of a form are counted up to this number. */
export const maxCounted = 1_000;

const conditions: Readonly<Record<SubmissionList, string>> = {
  open: 'not is_suspect and handled_at is null',
  handled: 'not is_suspect and handled_at is not null',
  suspect: 'is_suspect',
};

const columns = `
  id, sent_at as "sentAt", handled_at as "handledAt", is_suspect as "isSuspect", language, page, answers`;

/** Returns the name and the statements of a list, whose parameter is the key of the form; `page` has an offset too. */
export const statementsOf = (list: SubmissionList) => {
  const rows = `from form_submission where form_key = $1 and ${conditions[list]}`;
  return {
    name: `form_submissions_${list}`,
    count: `select count(*)::int as total from (select ${rows} limit ${maxSearchResults + 1}) as counted`,
    page: `select ${columns} ${rows} order by sent_at desc, id desc limit ${perPage} offset $2`,
    fileName: `form_submissions_file_${list}`,
    file: `select ${columns} ${rows} order by sent_at desc, id desc limit ${maxExported + 1}`,
  };
};

/** Counts the open submissions of some forms. */
export const openCountsSql = `
  select form.key, (
    select count(*)::int from (
      select from form_submission where form_key = form.key and ${conditions.open} limit ${maxCounted}
    ) as counted
  ) as count
  from form where form.key = any($1)`;
