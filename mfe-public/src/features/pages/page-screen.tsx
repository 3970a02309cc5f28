import { api, flash, useLanguage, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import { Button, classNames, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import { useEffect } from 'react';
import { Lost } from '../../site/lost.tsx';
import site from '../../site/site.module.css';
import { pageArgs } from './cms-page.ts';
import { PageTemplate } from './page-template.tsx';
import { usePageWords } from './words/catalogue.ts';

/** A page of the site, or the page that says there is none. */
export default function PageScreen() {
  const t = usePageWords();
  const { data, error, isError, refetch } = api.useGetPageByAddressQuery(pageArgs(useParams()['*'], useLanguage()));
  const refusal = isError ? (error as ApiError | undefined) : undefined;
  if (refusal?.status === 404) return <Lost title={t('notFound')} text={t('notFoundText')} />;
  if (isError) return <PageFailed reason={refusal?.message ?? ''} onRetry={() => void refetch()} />;
  const frame = classNames(site.page, site.text);
  if (!data)
    return (
      <div className={frame} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton shape="box" />
      </div>
    );
  if (data.page) return <PageTemplate page={data.page} />;
  return (
    <div className={frame}>
      <h1 tabIndex={-1}>{t('pageMoved')}</h1>
      <p>
        <LinkButton link={Link} to={data.movedTo ?? '/'}>
          {t('pageMovedTo')}
        </LinkButton>
      </p>
    </div>
  );
}

/** A page that could not be loaded: why, and another try. It is said once in a flash, too. */
function PageFailed({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  const t = usePageWords();
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
