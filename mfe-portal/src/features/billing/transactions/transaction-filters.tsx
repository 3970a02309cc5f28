import { useMessages } from '@porchlight/client';
import { FilterSelect } from '@porchlight/console-ui';
import { creditMovements, type TransactionFilter, type TransactionList } from '@porchlight/contracts/commerce';
import { DayFilter } from '@porchlight/forms';
import { Button } from '@porchlight/ui';
import { useListingChoices } from '../../../shared/listing-titles/use-listing-choices.ts';
import { billingMessages } from '../messages/catalog.ts';
import { filterKeys, type FilterKey } from './transactions-address.ts';
import css from './transactions.module.css';

interface Props {
  readonly list: TransactionList;
  readonly filter: TransactionFilter;
  readonly onChange: (filter: TransactionFilter) => void;
}

/** Filters of the transactions: reason, listing and days; payments have days only. */
export function TransactionFilters({ list, filter, onChange }: Props) {
  const t = useMessages(billingMessages);
  const listings = useListingChoices(filter.listingId);
  const set = (key: FilterKey) => (value: string) => {
    const { [key]: _, ...rest } = filter;
    onChange(value ? { ...rest, [key]: value } : rest);
  };
  return (
    <div className={css.filters} role="search" aria-label={t('filters')}>
      {list !== 'money' && (
        <>
          <FilterSelect
            label={t('kind')}
            value={filter.kind ?? ''}
            choices={[
              { value: '', label: t('allKinds') },
              ...creditMovements.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
            ]}
            onChange={set('kind')}
          />
          <FilterSelect
            label={t('listing')}
            value={filter.listingId ?? ''}
            choices={[{ value: '', label: t('allListings') }, ...listings]}
            onChange={set('listingId')}
          />
        </>
      )}
      <DayFilter label={t('from')} value={filter.from ?? ''} className={css.day} onChange={set('from')} />
      <DayFilter label={t('to')} value={filter.to ?? ''} className={css.day} onChange={set('to')} />
      {filterKeys.some((key) => filter[key] !== undefined) && (
        <Button look="link" onClick={() => onChange({})}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
