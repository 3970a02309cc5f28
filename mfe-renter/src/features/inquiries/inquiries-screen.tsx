import { api, useLanguage } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { InquiriesPage } from '@porchlight/contracts/catalog';
import { Button, classNames, EmptyState, LinkButton, Notice, Pagination, Skeleton } from '@porchlight/ui';
import css from './inquiries.module.css';
import { InquiryCard } from './inquiry-card.tsx';
import { ThreadPanel } from './thread-panel.tsx';
import { useInquiryWords } from './words/catalogue.ts';

const pageOf = (query: URLSearchParams) => { const page = Number(query.get('p') ?? 1); return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined; };

/** What the signed-in renter wrote to landlords, the newest first; `?inquiry=` opens a conversation. */
export default function InquiriesScreen() {
  const t = useInquiryWords();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const open = query.get('inquiry') ?? undefined;
  const { data, isError, refetch } = api.useListInquiriesQuery({ query: { ...(page ? { page } : {}), lang } }, { refetchOnMountOrArgChange: true });
  return (
    <div className={css.page}>
      <div className={css.head}><h1 tabIndex={-1}>{t('title')}</h1>{data && <p role="status">{t('count', { count: data.pagination.total })}</p>}</div>
      {isError && <Notice tone="danger" role="alert" className={css.notice} acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('failed')}</Notice>}
      <div className={classNames(css.two, open && css.open)}>
        {!data && !isError && <div className={css.list} aria-busy="true" role="status" aria-label={t('loading')}><Skeleton shape="box" /><Skeleton shape="box" /></div>}
        {data && <Inquiries answer={data} open={open} />}
        {open && <ThreadPanel id={open} />}
      </div>
    </div>
  );
}

function Inquiries({ answer: { inquiries, pagination }, open }: { readonly answer: InquiriesPage; readonly open: string | undefined }) {
  const t = useInquiryWords();
  if (inquiries.length === 0) return <EmptyState acts={<LinkButton look="primary" link={Link} to="/homes">{t('findHome')}</LinkButton>}>{t('empty')}</EmptyState>;
  return (
    <div className={css.list}>
      {inquiries.map((inquiry) => <InquiryCard key={inquiry.id} inquiry={inquiry} isOpen={inquiry.id === open} />)}
      <Pagination label={t('pages')} previousLabel={t('previousPage')} nextLabel={t('nextPage')} pageLabel={(number) => t('pageN', { page: number })} current={pagination.currentPage}
        previous={pagination.prevPages} next={pagination.nextPages} addressOf={(number) => (number > 1 ? `?p=${number}` : '?')} link={Link} />
    </div>
  );
}
