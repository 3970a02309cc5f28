import { api, useLanguage } from '@porchlight/client';
import type { PostLocation } from '@porchlight/contracts/content';
import { CardGrid, ListingCard } from '@porchlight/listing-ui';
import { Button, Skeleton } from '@porchlight/ui';
import { usePostMessages } from './messages/catalog.ts';

const maxListings = 3;

/** Top search results of a location. */
export function LocationListings({ location: { province, place } }: { readonly location: PostLocation }) {
  const t = usePostMessages();
  const { data, isError, refetch } = api.useSearchListingsAtQuery({
    params: { a: province, b: place },
    query: { perPage: maxListings, lang: useLanguage() },
  });
  if (isError)
    return (
      <p>
        {t('homesHereFailed')}{' '}
        <Button look="link" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </p>
    );
  if (!data) return <Skeleton shape="box" />;
  return (
    <CardGrid shape="row">
      {data.listings?.slice(0, maxListings).map((listing) => (
        <li key={listing.id}>
          <ListingCard listing={listing} level={3} />
        </li>
      ))}
    </CardGrid>
  );
}
