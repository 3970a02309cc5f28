import { useFormat } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { InquirySummary } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { Badge, Card, classNames, LinkButton } from '@porchlight/ui';
import { ListingThumbnail } from '../../shared/listings/listing-thumbnail.tsx';
import { InquiryStatus } from '../../shared/listings/inquiry-status.tsx';
import { Distances } from '../../shared/points-of-interest/distances.tsx';
import css from './inquiries.module.css';
import { useInquiryMessages } from './messages/catalog.ts';

/** Returns a function that builds the URL of a conversation; without an id, the URL of the list. */
export function useThreadHref(): (id: string | undefined) => string {
  const [query] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(query);
    if (id) next.set('inquiry', id);
    else next.delete('inquiry');
    return `?${next.toString()}`;
  };
}

/** Renders one inquiry: listing, landlord, latest message and status. */
export function InquiryCard({ inquiry, isOpen }: { readonly inquiry: InquirySummary; readonly isOpen: boolean }) {
  const t = useInquiryMessages();
  const format = useFormat();
  const threadHref = useThreadHref();
  const { listing, landlord, status } = inquiry;
  const name = useListingName()(inquiry);
  return (
    <Card className={classNames(css.card, isOpen && css.current)}>
      <ListingThumbnail listing={listing} size="large" />
      <div className={css.text}>
        <div className={css.top}>
          <h2>{name}</h2>
          <InquiryStatus status={status} />
        </div>
        <p className={css.facts}>
          {'rent' in listing && <b>{format.money(listing.rent, listing.currency)}</b>}
          <span>{t('to', { landlord: landlord.name })}</span>
          {listing.unavailable && <Badge tone="warn">{t('gone')}</Badge>}
        </p>
        <p className={css.words}>{inquiry.message}</p>
        {'rent' in listing && !listing.unavailable && <Distances listing={listing} />}
        <div className={css.foot}>
          <p className={css.facts}>
            <span>{format.date(inquiry.updatedAt)}</span>
            <span>{t('messages', { count: inquiry.messageCount })}</span>
          </p>
          <LinkButton
            size="small"
            link={Link}
            to={threadHref(inquiry.id)}
            aria-current={isOpen || undefined}
            aria-label={`${t('open')}: ${name}`}
          >
            {t('open')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/**
 * Returns a function that names the listing of an inquiry by its location, or with a placeholder when the listing was
 * removed.
 */
export function useListingName(): (inquiry: Pick<InquirySummary, 'listing'>) => string {
  const t = useInquiryMessages();
  return ({ listing }) => ('rent' in listing ? addressLine(listing) : t('goneHome'));
}
