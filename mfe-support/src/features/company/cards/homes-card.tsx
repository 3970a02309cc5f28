import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { DataTable, type Column } from '@porchlight/console-ui';
import type { SupportCompanyListing } from '@porchlight/contracts/catalog';
import { companyCalls } from '../../../shared/company-calls.ts';
import css from '../../../shared/company-cards/company-cards.module.css';
import { CardText, RecordCard } from '../../../shared/cards/record-card.tsx';
import { ListingState } from '../../../shared/listing-state/listing-state.tsx';
import { listingPath } from '../../../shared/support-paths.ts';
import { companyMessages } from '../messages/catalog.ts';

/** First homes of a company, and how many it has. */
export function HomesCard({ id }: { readonly id: string }) {
  const t = useMessages(companyMessages);
  const query = companyCalls.useListSupportCompanyListingsQuery({ params: { companyId: id } });
  const columns: readonly Column<SupportCompanyListing>[] = [
    { key: 'listing', title: t('home'), render: (listing) => <Home listing={listing} />, card: 'title' },
    { key: 'state', title: t('state'), render: (listing) => <ListingState listing={listing} />, card: 'status' },
  ];
  const { listings = [], counts } = query.currentData ?? {};
  const hint = counts && counts.listings > 0 ? t('homeCounts', { ...counts, shown: listings.length }) : undefined;
  return (
    <RecordCard title={t('homes')} hint={hint} query={query}>
      {() =>
        listings.length === 0 ? (
          <CardText>{t('noHomes')}</CardText>
        ) : (
          <DataTable rows={listings} columns={columns} nameOf={({ title }) => title} texts={{ caption: t('homes') }} />
        )
      }
    </RecordCard>
  );
}

function Home({ listing: { id, title, lang, address, city, province } }: { readonly listing: SupportCompanyListing }) {
  const mayShow = usePermission('showListings');
  return (
    <span className={css.pair}>
      {mayShow ? (
        <Link to={listingPath(id)} lang={lang}>
          {title}
        </Link>
      ) : (
        <span lang={lang}>{title}</span>
      )}
      <span className={css.meta}>{[address, `${city}, ${province}`].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
