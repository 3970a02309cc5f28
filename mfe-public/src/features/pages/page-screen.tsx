import { flash, useLanguage, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import { Button, classNames, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import { useEffect } from 'react';
import { NotFound } from '../../shared/page/not-found.tsx';
import site from '../../shared/page/page.module.css';
import { pageArgs } from './cms-page.ts';
import { PageTemplate } from './page-template.tsx';
import { usePageMessages } from './messages/catalog.ts';
import { pageCall } from './page-call.ts';

/** CMS page, or the not-found page. */
export default function PageScreen() {
  const t = usePageMessages();
  const { data, error, isError, refetch } = pageCall.useGetPageByAddressQuery(
    pageArgs(useParams()['*'], useLanguage()),
  );
  const apiError = isError ? (error as ApiError | undefined) : undefined;
  if (apiError?.status === 404) return <NotFound title={t('notFound')} text={t('notFoundText')} />;
  if (isError) return <PageFailed reason={apiError?.message ?? ''} onRetry={() => void refetch()} />;
  const className = classNames(site.page, site.text);
  if (!data)
    return (
      <div className={className} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton shape="box" />
      </div>
    );
  if (data.page) return <PageTemplate page={data.page} />;
  return <PageMoved to={data.movedTo ?? '/'} />;
}

/** Names the new address of a page, which may be on another site. */
function PageMoved({ to }: { readonly to: string }) {
  const t = usePageMessages();
  return (
    <div className={classNames(site.page, site.text)}>
      <h1 tabIndex={-1}>{t('pageMoved')}</h1>
      <p>
        <LinkButton link={to.startsWith('/') ? Link : undefined} to={to}>
          {t('pageMovedTo')}
        </LinkButton>
      </p>
    </div>
  );
}

/** Error state of a page with a retry button; the error is also shown as a flash message. */
export function PageFailed({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  const t = usePageMessages();
  const dispatch = useDispatch();
  const text = t('blocksFailed', { reason });
  useEffect(() => {
    dispatch(flash({ type: 'error', text }));
  }, [dispatch, text]);
  return (
    <div className={classNames(site.page, site.text)}>
      <h1 tabIndex={-1}>{t('pageFailedTitle')}</h1>
      <Notice tone="danger" role="alert" acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
        {text}
      </Notice>
    </div>
  );
}
