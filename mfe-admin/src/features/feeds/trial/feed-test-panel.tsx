import { useMessages } from '@porchlight/client';
import { maxTestedRows, type FeedFormat } from '@porchlight/contracts/catalog';
import { Button, Notice, Spinner } from '@porchlight/ui';
import { useId } from 'react';
import { feedsMessages } from '../messages/catalog.ts';
import { TestResult } from './test-result.tsx';
import css from './trial.module.css';
import type { FeedTest } from './use-feed-test.ts';

interface Props {
  readonly test: FeedTest;
  readonly format: FeedFormat;
}

/** Tests the feed as the form is filled in, and shows what would be imported. */
export function FeedTestPanel({ test, format }: Props) {
  const t = useMessages(feedsMessages);
  const headingId = useId();
  const { isRunning, error, result, isCurrent, start, cancel } = test;
  return (
    <section className={css.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('test')}</h2>
      <p className={css.hint}>{t('testHint', { rows: maxTestedRows })}</p>
      <div className={css.acts}>
        {isRunning ? (
          <>
            <Spinner label={t('testing')} />
            <Button onClick={cancel}>{t('cancelTest')}</Button>
          </>
        ) : (
          <Button onClick={start}>{t('test')}</Button>
        )}
      </div>
      {error && !isRunning && (
        <Notice tone="danger" role="alert" title={t('testFailed')}>
          {error.message}
        </Notice>
      )}
      {result && (
        <>
          {!isCurrent && <p className={css.hint}>{t('testOld')}</p>}
          <TestResult result={result} format={format} />
        </>
      )}
    </section>
  );
}
