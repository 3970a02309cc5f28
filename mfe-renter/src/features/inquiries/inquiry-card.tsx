import { useFormat } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { InquirySummary } from '@porchlight/contracts/catalog';
import { placeOf } from '@porchlight/listing-ui';
import { Badge, Card, classNames, LinkButton } from '@porchlight/ui';
import { HomeThumb } from '../../own-homes/home-thumb.tsx';
import { InquiryStatus } from '../../own-homes/inquiry-status.tsx';
import { Distances } from '../../places/distances.tsx';
import css from './inquiries.module.css';
import { useInquiryWords } from './words/catalogue.ts';

/** The address of a conversation; without one, that of the list it stands in. */
export function useThreadAddress(): (id: string | undefined) => string {
  const [query] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(query);
    if (id) next.set('inquiry', id);
    else next.delete('inquiry');
    return `?${next.toString()}`;
  };
}

/** One inquiry: the home, the landlord, the newest words and how far it has come. */
export function InquiryCard({ inquiry, isOpen }: { readonly inquiry: InquirySummary; readonly isOpen: boolean }) {
  const t = useInquiryWords();
  const format = useFormat();
  const addressOf = useThreadAddress();
  const { listing, landlord, status } = inquiry;
  const name = useHomeName()(inquiry);
  return (
    <Card className={classNames(css.card, isOpen && css.current)}>
      <HomeThumb home={listing} size="large" />
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
        {'rent' in listing && !listing.unavailable && <Distances home={listing} />}
        <div className={css.foot}>
          <p className={css.facts}>
            <span>{format.date(inquiry.updatedAt)}</span>
            <span>{t('messages', { count: inquiry.messageCount })}</span>
          </p>
          <LinkButton
            size="small"
            link={Link}
            to={addressOf(inquiry.id)}
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

/** What the home of an inquiry is called: where it is; of one that is gone for good nothing is known. */
export function useHomeName(): (inquiry: Pick<InquirySummary, 'listing'>) => string {
  const t = useInquiryWords();
  return ({ listing }) => ('rent' in listing ? placeOf(listing) : t('goneHome'));
}
