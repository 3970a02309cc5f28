import { useMessages } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { FilterSelect } from '@porchlight/console-ui';
import { landlordActivityKinds, type LandlordActivitiesQuery } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import { useListingChoices } from '../../shared/listing-titles/use-listing-choices.ts';
import css from './activities.module.css';
import { activitiesMessages } from './messages/catalog.ts';

/** Filters by kind and by listing; they are in the address. */
export function ActivityFilters({ query: { kind, listingId } }: { readonly query: LandlordActivitiesQuery }) {
  const t = useMessages(activitiesMessages);
  const [, setQuery] = useSearchParams();
  const listings = useListingChoices(listingId);
  const set = (filters: { readonly kind?: string | undefined; readonly listing?: string | undefined }) => {
    const chosen = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setQuery(new URLSearchParams(chosen));
  };
  return (
    <div className={css.filters} role="group" aria-label={t('filters')}>
      <FilterSelect
        label={t('kind')}
        value={kind ?? ''}
        choices={[
          { value: '', label: t('allKinds') },
          ...landlordActivityKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
        onChange={(value) => set({ kind: value, listing: listingId })}
      />
      <FilterSelect
        label={t('listing')}
        value={listingId ?? ''}
        choices={[{ value: '', label: t('allListings') }, ...listings]}
        onChange={(value) => set({ kind, listing: value })}
      />
      {(kind ?? listingId) !== undefined && (
        <Button look="link" onClick={() => set({})}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
