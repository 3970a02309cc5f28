import { api, useLanguage } from '@porchlight/client';
import type { PostPlace } from '@porchlight/contracts/content';
import { CardGrid, ListingCard } from '@porchlight/listing-ui';
import { Button, Skeleton } from '@porchlight/ui';
import { usePostWords } from './words/catalogue.ts';

const most = 3;

/** The best matches among the homes of a place. */
export function HomeCards({ place: { province, place } }: { readonly place: PostPlace }) {
  const t = usePostWords();
  const { data, isError, refetch } = api.useSearchListingsAtQuery({
    params: { a: province, b: place },
    query: { perPage: most, lang: useLanguage() },
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
      {data.listings?.slice(0, most).map((home) => (
        <li key={home.id}>
          <ListingCard home={home} level={3} />
        </li>
      ))}
    </CardGrid>
  );
}
