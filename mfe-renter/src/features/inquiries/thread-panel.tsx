import { useFormat, useLanguage, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { InquirySummary, InquiryThread } from '@porchlight/contracts/catalog';
import { Badge, Button, Card, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconRosette from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useEffect, useRef } from 'react';
import { ListingThumbnail } from '../../shared/listings/listing-thumbnail.tsx';
import { InquiryStatus } from '../../shared/listings/inquiry-status.tsx';
import css from './inquiries.module.css';
import { useListingName, useThreadHref } from './inquiry-card.tsx';
import { LazyFollowUpForm } from './lazy-follow-up-form.tsx';
import { ReportListing } from './report-listing.tsx';
import { ThreadEntries } from './thread-entries.tsx';
import { useInquiryMessages } from './messages/catalog.ts';
import { renterCalls } from '../../renter-calls.ts';

const waitingTexts = { held: 'heldWait', sent: 'sentWait', seen: 'seenWait' } as const;
const notFoundStatuses = new Set([404, 422]);

/** Renders one conversation, beside the list on wide screens and instead of it on narrow ones. */
export function ThreadPanel({ id }: { readonly id: string }) {
  const t = useInquiryMessages();
  const lang = useLanguage();
  const threadHref = useThreadHref();
  const { currentData, error, isError, refetch } = renterCalls.useGetInquiryQuery(
    { params: { id }, query: { lang } },
    { refetchOnMountOrArgChange: true },
  );
  const isMissing = notFoundStatuses.has((error as ApiError | undefined)?.status ?? 0);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={panel} tabIndex={-1} aria-label={t('conversation')} className={css.side}>
      <Card className={css.panel}>
        <div>
          <LinkButton look="quiet" size="small" icon={IconArrowLeft} link={Link} to={threadHref(undefined)}>
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

function Thread({ thread }: { readonly thread: InquiryThread }) {
  const t = useInquiryMessages();
  const { inquiry, messages } = thread;
  const { listing } = inquiry;
  return (
    <>
      <ThreadListing inquiry={inquiry} />
      <ThreadEntries thread={thread} />
      <Progress inquiry={inquiry} hasRefused={messages.some(({ undelivered }) => undelivered === 'refused')} />
      {'rent' in listing && !listing.unavailable ? (
        <LazyFollowUpForm inquiry={inquiry} />
      ) : (
        <Notice tone="quiet">{t('goneText')}</Notice>
      )}
      <ReportListing inquiry={inquiry} />
    </>
  );
}

/** Renders what the renter can expect next, and how to reach a person after a message was not passed on. */
function Progress({
  inquiry: { status, landlord },
  hasRefused,
}: {
  readonly inquiry: InquirySummary;
  readonly hasRefused: boolean;
}) {
  const t = useInquiryMessages();
  return (
    <>
      {status !== 'replied' && status !== 'refused' && (
        <p className={css.small}>{t(waitingTexts[status], { landlord: landlord.name })}</p>
      )}
      {hasRefused && (
        <Notice
          tone="warn"
          acts={
            <LinkButton link={Link} to="/contact">
              {t('writeToUs')}
            </LinkButton>
          }
        >
          {t('refusedText')}
        </Notice>
      )}
    </>
  );
}

/** Renders the listing and the landlord of a conversation. */
function ThreadListing({ inquiry }: { readonly inquiry: InquirySummary }) {
  const t = useInquiryMessages();
  const format = useFormat();
  const { listing, landlord, status } = inquiry;
  const name = useListingName()(inquiry);
  return (
    <div className={css.home}>
      <ListingThumbnail listing={listing} />
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
