import { useLanguage, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import type { PageResponse } from '@porchlight/contracts/content';
import { classNames, LinkButton } from '@porchlight/ui';
import { NotFound } from '../../shared/page/not-found.tsx';
import site from '../../shared/page/page.module.css';
import { pageArgs } from './cms-page.ts';
import { GuardedPage } from './guarded-page.tsx';
import { usePageMessages } from './messages/catalog.ts';
import { pageCall } from './page-call.ts';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageTemplate } from './page-template.tsx';

/** CMS page, or the not-found page. */
export default function PageScreen() {
  const t = usePageMessages();
  const args = pageArgs(useParams()['*'], useLanguage());
  const { currentData: data, error, isError, refetch } = pageCall.useGetPageByAddressQuery(args);
  const apiError = isError ? (error as ApiError | undefined) : undefined;
  if (apiError?.status === 404) return <NotFound title={t('notFound')} text={t('notFoundText')} />;
  if (isError) return <PageFailed reason={apiError?.message ?? ''} onRetry={() => void refetch()} />;
  return data ? <Shown response={data} args={args} /> : <PageLoading />;
}

interface ShownProps {
  readonly response: PageResponse;
  readonly args: ReturnType<typeof pageArgs>;
}
function Shown({ response: { page, movedTo, isGuarded }, args }: ShownProps) {
  if (page) return <PageTemplate page={page} />;
  return isGuarded ? <GuardedPage args={args} /> : <PageMoved to={movedTo ?? '/'} />;
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
