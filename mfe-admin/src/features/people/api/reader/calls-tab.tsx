import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import { useEffect, useRef } from 'react';
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

/** Swagger UI, loaded only here. It is in English and in light colours. */
function Reader({ document }: { readonly document: object }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import(/* webpackChunkName: "swagger-ui" */ './swagger-ui.ts').then(({ showCalls }) => {
      if (place.current) showCalls(place.current, document);
    });
  }, [document]);
  return <div ref={place} className={css.reader} lang="en" />;
}
