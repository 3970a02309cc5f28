import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { InquirySummary } from '@porchlight/contracts/catalog';
import { PhotoPicture } from '@porchlight/listing-ui';
import { Card, classNames, LinkButton } from '@porchlight/ui';
import css from './inquiries.module.css';
import { useInquiryWords } from './words/catalogue.ts';

/** One inquiry: the home, the landlord, the newest words and how far it has come. */
export function InquiryCard({ inquiry, isOpen }: { readonly inquiry: InquirySummary; readonly isOpen: boolean }) {
  const t = useInquiryWords();
  const format = useFormat();
  const { listing, landlord } = inquiry;
  const photo = 'photos' in listing ? listing.photos[0] : undefined;
  return (
    <Card className={css.card}>
      <div className={classNames(listing.unavailable && css.gone)}>{photo && <PhotoPicture photo={photo} sizes="148px" />}</div>
      <div>
        <h2><HomeName inquiry={inquiry} /></h2>
        <p className={css.facts}>{t('to', { landlord: landlord.name })}{listing.unavailable && <strong>{t('gone')}</strong>}</p>
        <p className={css.words}>{inquiry.message}</p>
        <p className={css.facts}>
          <strong>{t(inquiry.status)}</strong><span>{format.date(inquiry.updatedAt)}</span><span>{t('messages', { count: inquiry.messageCount })}</span>
          <LinkButton link={Link} to={`?inquiry=${inquiry.id}`} aria-current={isOpen || undefined}>{t('open')}</LinkButton>
        </p>
      </div>
    </Card>
  );
}

/** The title of a home, as a link while it can be looked at. */
export function HomeName({ inquiry: { listing } }: { readonly inquiry: InquirySummary }) {
  const t = useInquiryWords();
  if (!('url' in listing)) return <>{t('goneHome')}</>;
  return listing.unavailable ? <>{listing.title}</> : <Link to={listing.url}>{listing.title}</Link>;
}
