import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { KeyValue, StatusBadge } from '@porchlight/console-ui';
import type { OwnListing, ReportedListing } from '@porchlight/contracts/catalog';
import { PhotoPicture } from '@porchlight/listing-ui';
import { Card, VisuallyHidden } from '@porchlight/ui';
import { RiskBadge } from '../../shared/risk-badge.tsx';
import { RiskReasons } from '../../shared/risk-reasons/risk-reasons.tsx';
import { companyPath, listingPath, userPath } from '../../shared/support-paths.ts';
import css from './reported-listing.module.css';
import { reportedMessages } from './messages/catalog.ts';

/** What renters see of a reported listing, and what support knows about it. */
export function ListingFacts({ reported }: { readonly reported: ReportedListing }) {
  const t = useMessages(reportedMessages);
  const format = useFormat();
  const mayShowUser = usePermission('showUser');
  const { listingId, listing, address, city, province, isCompanyVerified, publishedListings, risk, status } = reported;
  const companyValue = (
    <span className={css.company}>
      <Company reported={reported} />
      <StatusBadge tone={isCompanyVerified ? 'ok' : 'quiet'}>
        {t(isCompanyVerified ? 'verified' : 'notVerified')}
      </StatusBadge>
    </span>
  );
  const landlord = <Link to={userPath(reported.landlordId)}>{t('landlordAccount')}</Link>;
  return (
    <section className={css.listing} aria-label={t('facts')}>
      <Card isPadded className={css.card}>
        <h2>{t('facts')}</h2>
        <KeyValue
          facts={[
            { key: 'status', label: t('status'), value: t(`state.${status}`) },
            ...(listing ? rentFacts(listing, { t, money: format.money }) : []),
            { key: 'address', label: t('address'), value: `${address}, ${city}, ${province}` },
            { key: 'company', label: t('company'), value: companyValue },
            ...(mayShowUser ? [{ key: 'landlord', label: t('landlord'), value: landlord }] : []),
            { key: 'published', label: t('published'), value: format.number(publishedListings) },
            ...(risk === undefined ? [] : [{ key: 'risk', label: t('risk'), value: <RiskBadge risk={risk} /> }]),
          ]}
        />
        {risk !== undefined && (
          <>
            <h3>{t('riskReasons')}</h3>
            <RiskReasons reasons={reported.riskReasons} />
          </>
        )}
        {listing ? <Content listing={listing} /> : <p>{t('deleted')}</p>}
        {listing && (
          <p className={css.links}>
            <Link to={listingPath(listingId)}>{t('record')}</Link>
            <a href={`/preview/${listingId}`} target="_blank" rel="noreferrer">
              {t('preview')}
              <VisuallyHidden> {t('newTab')}</VisuallyHidden>
            </a>
          </p>
        )}
      </Card>
    </section>
  );
}

function Company({ reported: { company, companyId } }: { readonly reported: ReportedListing }) {
  const mayShow = usePermission('showCompany');
  return mayShow ? <Link to={companyPath(companyId)}>{company}</Link> : company;
}

interface Words {
  readonly t: (key: 'rent' | 'area') => string;
  readonly money: (amount: number, currency: OwnListing['currency']) => string;
}
const rentFacts = ({ rent, currency, areaMedian }: OwnListing, { t, money }: Words) => [
  { key: 'rent', label: t('rent'), value: money(rent, currency) },
  ...(areaMedian === undefined ? [] : [{ key: 'area', label: t('area'), value: money(areaMedian, currency) }]),
];

function Content({ listing: { photos, description, lang } }: { readonly listing: OwnListing }) {
  const t = useMessages(reportedMessages);
  return (
    <>
      {photos.length > 0 && (
        <>
          <h3>{t('photos')}</h3>
          <ul className={css.photos}>
            {photos.map((photo, at) => (
              <li key={photo.id} lang={photo.alt ? lang : undefined}>
                <PhotoPicture photo={{ ...photo, alt: photo.alt || `${t('photos')} ${at + 1}` }} sizes="160px" />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('description')}</h3>
      <p lang={lang} className={css.text}>
        {description}
      </p>
    </>
  );
}
