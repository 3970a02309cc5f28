import { useFormat, useLanguage, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { InquirySummary, InquiryThread } from '@porchlight/contracts/catalog';
import { Badge, Button, Card, classNames, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconRosette from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useEffect, useRef } from 'react';
import { HomeThumb } from '../../own-homes/home-thumb.tsx';
import { InquiryStatus } from '../../own-homes/inquiry-status.tsx';
import css from './inquiries.module.css';
import { useHomeName, useThreadAddress } from './inquiry-card.tsx';
import { LateWriteAgain } from './late-write-again.tsx';
import { ReportHome } from './report-home.tsx';
import { useInquiryWords } from './words/catalogue.ts';
import { renterCalls } from '../../renter-calls.ts';

const notThere = new Set([404, 422]);

/** One conversation; beside the list, on narrow screens instead of it. */
export function ThreadPanel({ id }: { readonly id: string }) {
  const t = useInquiryWords();
  const lang = useLanguage();
  const addressOf = useThreadAddress();
  const { currentData, error, isError, refetch } = renterCalls.useGetInquiryQuery(
    { params: { id }, query: { lang } },
    { refetchOnMountOrArgChange: true },
  );
  const isMissing = notThere.has((error as ApiError | undefined)?.status ?? 0);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={panel} tabIndex={-1} aria-label={t('conversation')} className={css.side}>
      <Card className={css.panel}>
        <div>
          <LinkButton look="quiet" size="small" icon={IconArrowLeft} link={Link} to={addressOf(undefined)}>
            {t('back')}
          </LinkButton>
        </div>
        {isError && (
          <Notice
            tone={isMissing ? 'quiet' : 'danger'}
            role="alert"
            acts={isMissing ? undefined : <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
          >
            {t(isMissing ? 'missing' : 'threadFailed')}
          </Notice>
        )}
        {!currentData && !isError && (
          <div className={css.waiting} aria-busy="true">
            <Skeleton shape="box" />
          </div>
        )}
        {currentData && <Thread thread={currentData} />}
      </Card>
    </section>
  );
}

function Thread({ thread: { inquiry, messages } }: { readonly thread: InquiryThread }) {
  const t = useInquiryWords();
  const format = useFormat();
  const { listing, landlord } = inquiry;
  return (
    <>
      <ThreadHome inquiry={inquiry} />
      <ol className={css.thread}>
        {messages.map(({ from, text, at }, index) => (
          <li key={`${at} ${index}`} className={classNames(css.said, from === 'me' && css.mine)}>
            <p className={css.facts}>
              <strong>{from === 'me' ? t('me') : landlord.name}</strong>
              <time dateTime={at}>{format.date(at)}</time>
            </p>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
      {inquiry.status !== 'replied' && (
        <p className={css.small}>
          {t(inquiry.status === 'seen' ? 'seenWait' : 'sentWait', { landlord: landlord.name })}
        </p>
      )}
      {'rent' in listing && !listing.unavailable ? (
        <LateWriteAgain inquiry={inquiry} />
      ) : (
        <Notice tone="quiet">{t('goneText')}</Notice>
      )}
      <ReportHome inquiry={inquiry} />
    </>
  );
}

/** Whom it goes to, and about which home. */
function ThreadHome({ inquiry }: { readonly inquiry: InquirySummary }) {
  const t = useInquiryWords();
  const format = useFormat();
  const { listing, landlord, status } = inquiry;
  const name = useHomeName()(inquiry);
  return (
    <div className={css.home}>
      <HomeThumb home={listing} />
      <div>
        <h2>{'url' in listing && !listing.unavailable ? <Link to={listing.url}>{name}</Link> : name}</h2>
        <p className={css.facts}>
          {'rent' in listing && <b>{format.money(listing.rent, listing.currency)}</b>}
          <span>{landlord.name}</span>
          {landlord.verified && (
            <span className={css.verified}>
              <Icon of={IconRosette} size={16} />
              {t('verified')}
            </span>
          )}
        </p>
        <p className={css.facts}>
          <InquiryStatus status={status} />
          {listing.unavailable && <Badge tone="warn">{t('gone')}</Badge>}
        </p>
      </div>
    </div>
  );
}
