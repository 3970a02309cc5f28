import { useMessages } from '@porchlight/client';
import { StatusBadge } from '@porchlight/console-ui';
import { feedErrors, type FeedIssueCode, type FeedIssueCount } from '@porchlight/contracts/catalog';
import css from './feeds.module.css';
import { feedMessages } from './messages/catalog.ts';

const errors: ReadonlySet<string> = new Set(feedErrors);

/** Badge of an issue: error or warning, then what is wrong. */
export function FeedIssue({ code }: { readonly code: FeedIssueCode }) {
  const t = useMessages(feedMessages);
  const isError = errors.has(code);
  return (
    <span className={css.issue}>
      <StatusBadge tone={isError ? 'danger' : 'warn'}>{t(isError ? 'error' : 'warning')}</StatusBadge>
      <span>{t(`issue.${code}`)}</span>
    </span>
  );
}

/** The issues of a file with the number of homes that have each, and a text of the file as an example. */
export function FeedIssues({ issues }: { readonly issues: readonly FeedIssueCount[] }) {
  const t = useMessages(feedMessages);
  return (
    <ul className={css.issues} aria-label={t('issues')}>
      {issues.map(({ code, rows, example }) => (
        <li key={code}>
          <FeedIssue code={code} />
          <span className={css.rows}>{t('issueRows', { count: rows })}</span>
          {example !== undefined && <span className={css.example}>{t('example', { text: example })}</span>}
        </li>
      ))}
    </ul>
  );
}
