import { useLanguage, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { classNames, LinkButton, Notice, Spinner } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { NotFound } from '../../../shared/page/not-found.tsx';
import site from '../../../shared/page/page.module.css';
import { PageFailed } from '../page-failed.tsx';
import { PageTemplate } from '../page-template.tsx';
import { usePagePreviewMessages } from './messages/catalog.ts';
import { pagePreviewCalls } from './page-preview-calls.ts';
import css from './page-preview.module.css';

/** Statuses of a link that has ended or is forged, and of a user who may not view pages. */
const notFoundStatuses = new Set([403, 404, 422]);

/** A page with its draft as visitors will see it, for staff with a link that ends after 15 minutes. */
export function PagePreviewScreen() {
  const t = usePagePreviewMessages();
  const { token = '' } = useParams();
  const { data, error, refetch } = pagePreviewCalls.useGetPagePreviewQuery({
    params: { token },
    query: { lang: useLanguage() },
  });
  const failure = error as ApiError | undefined;
  if (failure && notFoundStatuses.has(failure.status)) return <NotFound title={t('missing')} text={t('missingText')} />;
  if (failure) return <PageFailed reason={failure.message} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={site.page}>
        <Spinner label={t('loading')} />
      </div>
    );
  return (
    <>
      <section aria-label={t('preview')} className={classNames(site.page, css.bar)}>
        <Notice
          tone="warn"
          icon={IconEye}
          title={t('title')}
          acts={
            <LinkButton link={Link} size="small" to={`/admin/pages/${data.id}/edit`}>
              {t('toForm')}
            </LinkButton>
          }
        >
          {t('text')}
        </Notice>
      </section>
      <PageTemplate page={data.page} />
    </>
  );
}
