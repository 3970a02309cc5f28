import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import { useEffect, useRef, useState } from 'react';
import { apiCalls } from '../api-calls.ts';
import css from '../api.module.css';
import { apiMessages } from '../messages/catalog.ts';

/** All calls that API keys can make, with a form that tries each with a key that the user enters. */
export function CallsTab() {
  const t = useMessages(apiMessages);
  const { data, error, refetch } = apiCalls.useGetApiDocumentQuery();
  if (error)
    return (
      <ErrorState
        title={t('documentFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RowsSkeleton label={t('loading')} />;
  return (
    <div className={css.padded}>
      <p>{t('readerText')}</p>
      <Reader document={data.document} />
    </div>
  );
}

/** Swagger UI, loaded only here. It is in English and in light colours, and takes seconds to draw the calls. */
function Reader({ document }: { readonly document: object }) {
  const t = useMessages(apiMessages);
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    void import(/* webpackChunkName: "swagger-ui" */ './swagger-ui.ts').then(
      ({ showCalls }) => place.current && showCalls(place.current, document, () => setState('shown')),
      () => setState('failed'),
    );
  }, [document, tries]);
  const retry = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return (
    <>
      {state === 'loading' && <RowsSkeleton label={t('loading')} />}
      {state === 'failed' && (
        <ErrorState title={t('documentFailed')} message={t('readerFailed')} retryText={t('tryAgain')} onRetry={retry} />
      )}
      <div ref={place} className={css.reader} hidden={state === 'failed'} lang="en" />
    </>
  );
}
