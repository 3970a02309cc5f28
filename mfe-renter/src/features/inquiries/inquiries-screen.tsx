import { useLanguage } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { InquiriesPage } from '@porchlight/contracts/catalog';
import { Button, classNames, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { HomesMap } from '../../own-homes/homes-map.tsx';
import { MapSwitch, useMapSwitch } from '../../own-homes/map-switch.tsx';
import own from '../../own-homes/own-homes.module.css';
import { OwnPages, pageOf } from '../../own-homes/own-pages.tsx';
import css from './inquiries.module.css';
import { InquiryCard } from './inquiry-card.tsx';
import { ThreadPanel } from './thread-panel.tsx';
import { useInquiryWords } from './words/catalogue.ts';
import { renterCalls } from '../../renter-calls.ts';

const isFilled = (page: InquiriesPage | undefined) => page !== undefined && page.inquiries.length > 0;

/** What the signed-in renter wrote to landlords, the newest first; `?inquiry=` opens a conversation. */
export default function InquiriesScreen() {
  const t = useInquiryWords();
  const [query] = useSearchParams();
  const open = query.get('inquiry') ?? undefined;
  const { data, isError, refetch } = useInquiries(pageOf(query));
  const hasSome = isFilled(data);
  return (
    <div className={classNames(own.page, open && css.open)}>
      <div className={own.head}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {data && <p role="status">{t('count', { count: data.pagination.total })}</p>}
        {hasSome && (
          <div className={own.acts}>
            <MapSwitch />
          </div>
        )}
      </div>
      {isError && (
        <Notice
          tone="danger"
          role="alert"
          className={own.notice}
          acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          {t('failed')}
        </Notice>
      )}
      {hasSome && <InquiriesMap />}
      <div className={css.two}>
        {data ? <Inquiries answer={data} open={open} /> : !isError && <Waiting />}
        {open && <ThreadPanel key={open} id={open} />}
      </div>
    </div>
  );
}

function useInquiries(page: number | undefined) {
  return renterCalls.useListInquiriesQuery(
    { query: { ...(page ? { page } : {}), lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
}

function Waiting() {
  const t = useInquiryWords();
  return (
    <div className={css.list} aria-busy="true" role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} shape="box" className={css.waiting} />
      ))}
    </div>
  );
}

function InquiriesMap() {
  const [isOn] = useMapSwitch();
  const answer = renterCalls.useGetInquiryMarkersQuery({ query: { lang: useLanguage() } }, { skip: !isOn });
  return (
    isOn && (
      <div className={css.map}>
        <HomesMap answer={answer} />
      </div>
    )
  );
}

function Inquiries({
  answer: { inquiries, pagination },
  open,
}: {
  readonly answer: InquiriesPage;
  readonly open: string | undefined;
}) {
  const t = useInquiryWords();
  if (inquiries.length === 0)
    return (
      <EmptyState
        picture={
          <div className={own.picture}>
            <Icon of={IconMessages} size={32} />
          </div>
        }
        acts={
          <LinkButton look="primary" link={Link} to="/homes">
            {t('findHome')}
          </LinkButton>
        }
      >
        {t('empty')}
      </EmptyState>
    );
  return (
    <div className={css.list}>
      {inquiries.map((inquiry) => (
        <InquiryCard key={inquiry.id} inquiry={inquiry} isOpen={inquiry.id === open} />
      ))}
      <OwnPages pagination={pagination} />
    </div>
  );
}
