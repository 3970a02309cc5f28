import { useLanguage } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import type { InquiriesPage } from '@porchlight/contracts/catalog';
import { useIsLoadingPointsOfInterest } from '@porchlight/listing-ui/places';
import { Button, classNames, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { ListingsMap } from '../../shared/listings/listings-map.tsx';
import { MapSwitch, useMapSwitch } from '../../shared/listings/map-switch.tsx';
import listingsCss from '../../shared/listings/listings.module.css';
import { ListPagination } from '../../shared/listings/list-pagination.tsx';
import css from './inquiries.module.css';
import { InquiryCard } from './inquiry-card.tsx';
import { ThreadPanel } from './thread-panel.tsx';
import { useInquiryMessages } from './messages/catalog.ts';
import { renterCalls } from '../../renter-calls.ts';

const isFilled = (page: InquiriesPage | undefined) => page !== undefined && page.inquiries.length > 0;

/** Renders the renter's inquiries, newest first; `?inquiry=` opens a conversation. */
export default function InquiriesScreen() {
  const t = useInquiryMessages();
  const [query] = useSearchParams();
  const open = query.get('inquiry') ?? undefined;
  const { data, isError, refetch } = useInquiries(pageFromQuery(query));
  const hasSome = isFilled(data);
  return (
    <div className={classNames(listingsCss.page, open && css.open)}>
      <div className={listingsCss.head}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {data && <p role="status">{t('count', { count: data.pagination.total })}</p>}
        {hasSome && (
          <div className={listingsCss.acts}>
            <MapSwitch />
          </div>
        )}
      </div>
      {isError && (
        <Notice
          tone="danger"
          role="alert"
          className={listingsCss.notice}
          acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          {t('failed')}
        </Notice>
      )}
      {hasSome && <InquiriesMap />}
      <div className={css.two}>
        {data ? <Inquiries response={data} open={open} /> : !isError && <Waiting />}
        {open && <ThreadPanel key={open} id={open} />}
      </div>
    </div>
  );
}

function useInquiries(page: number | undefined) {
  const { data, isError, refetch } = renterCalls.useListInquiriesQuery(
    { query: { ...(page ? { page } : {}), lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
  // The cards would grow when the distances arrive.
  const isMeasuring = useIsLoadingPointsOfInterest();
  return { data: isMeasuring ? undefined : data, isError, refetch };
}

function Waiting() {
  const t = useInquiryMessages();
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
  const response = renterCalls.useGetInquiryMarkersQuery({ query: { lang: useLanguage() } }, { skip: !isOn });
  return (
    isOn && (
      <div className={css.map}>
        <ListingsMap response={response} />
      </div>
    )
  );
}

function Inquiries({
  response: { inquiries, pagination },
  open,
}: {
  readonly response: InquiriesPage;
  readonly open: string | undefined;
}) {
  const t = useInquiryMessages();
  if (inquiries.length === 0)
    return (
      <EmptyState
        picture={
          <div className={listingsCss.picture}>
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
      <ListPagination pagination={pagination} />
    </div>
  );
}
