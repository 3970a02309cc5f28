import { useFormat, useMessages } from '@porchlight/client';
import type { FeedFormat, FeedTestResult } from '@porchlight/contracts/catalog';
import { FeedFault, FeedIssues } from '@porchlight/resource-kit';
import { feedsMessages } from '../messages/catalog.ts';
import { TestedHome } from './tested-home.tsx';
import css from './trial.module.css';

interface Props {
  readonly result: FeedTestResult;
  readonly format: FeedFormat;
}

/** Result of a test: why the file is refused, or its first homes, and the issues of its homes. */
export function TestResult({ result, format }: Props) {
  const t = useMessages(feedsMessages);
  const { number } = useFormat();
  const { fault, faultLine, excerpt, rows, importable, isMore, homes, issues } = result;
  return (
    <>
      <div role="status">
        {fault ? (
          <FeedFault fault={fault} faultLine={faultLine} excerpt={excerpt} />
        ) : (
          <p className={css.read}>{t('testRead', { rows, importable: number(importable) })}</p>
        )}
      </div>
      {isMore && <p className={css.hint}>{t('testMore')}</p>}
      {issues.length > 0 && <FeedIssues issues={issues} />}
      {homes.length > 0 && (
        <ul className={css.homes} aria-label={t('testHomes')}>
          {homes.map((home) => (
            <li key={`${home.line} ${home.id}`} className={css.home}>
              <TestedHome home={home} format={format} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
