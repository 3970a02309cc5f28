import { api, useLanguage, type ApiError } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import { Button, classNames, Notice, RichText, Skeleton } from '@porchlight/ui';
import { Lost } from '../../site/lost.tsx';
import site from '../../site/site.module.css';
import { usePublicWords } from '../../words/catalogue.ts';
import { pageArgs } from './cms-page.ts';
import css from './pages.module.css';

/** A page of the site, or the page that says there is none. */
export default function PageScreen() {
  const t = usePublicWords();
  const { data, error, isError, refetch } = api.useGetPageByAddressQuery(pageArgs(useParams()['*'], useLanguage()));
  if ((error as ApiError | undefined)?.status === 404) return <Lost title={t('notFound')} text={t('notFoundText')} />;
  const frame = classNames(site.page, site.text);
  if (isError) {
    const reason = (error as ApiError | undefined)?.message;
    return <div className={frame}><h1 tabIndex={-1}>{t('pageFailedTitle')}</h1><Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('contentFailed')} {reason}</Notice></div>;
  }
  if (!data) return <div className={frame} aria-busy="true"><Skeleton shape="title" /><Skeleton shape="box" /></div>;
  return <article className={frame} lang={data.page.lang}><h1 tabIndex={-1} className={css.title}>{data.page.title}</h1><RichText html={data.page.body} /></article>;
}
