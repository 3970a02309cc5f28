import { useFormat, useMessages } from '@porchlight/client';
import { CardText, RecordCard } from '../../../shared/cards/record-card.tsx';
import { reportCalls } from '../../../shared/report-calls.ts';
import { LinkedListings } from './linked-listings.tsx';
import { evidenceMessages } from './messages/catalog.ts';

/** Other listings with photos of the reported one. */
export function SamePhotosCard({ id }: { readonly id: string }) {
  const t = useMessages(evidenceMessages);
  const format = useFormat();
  const query = reportCalls.useListSamePhotoListingsQuery({ params: { id } });
  return (
    <RecordCard title={t('samePhotos')} query={query}>
      {({ listings }) => (
        <CardText>
          {listings.length === 0 ? (
            t('noSamePhotos')
          ) : (
            <LinkedListings
              listings={listings}
              factsOf={({ photos, isSameLandlord }) => [
                t('photosOf', { count: photos.length, photos: format.list(photos.map(String)) }),
                ...(isSameLandlord ? [t('sameLandlord')] : []),
              ]}
            />
          )}
        </CardText>
      )}
    </RecordCard>
  );
}
