import { useMessages } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { FilterBar } from '@porchlight/console-ui';
import type { StaffInquiriesQuery } from '@porchlight/contracts/catalog';
import { DayFilter } from '@porchlight/forms';
import { withInquiryParam } from './inquiries-address.ts';
import css from './inquiries.module.css';
import { inquiriesMessages } from './messages/catalog.ts';

/** Search and days of the list, bound to the address. */
export function InquiryFilters({
  address: { search = '', from = '', to = '' },
  onClear,
}: {
  readonly address: StaffInquiriesQuery;
  readonly onClear: (() => void) | undefined;
}) {
  const t = useMessages(inquiriesMessages);
  const [, setQuery] = useSearchParams();
  const change = (key: 'from' | 'to') => (day: string) => setQuery((now) => withInquiryParam(now, key, day));
  return (
    <FilterBar
      search={search}
      onSearch={(next) => setQuery((now) => withInquiryParam(now, 'search', next), { replace: true })}
      filters={
        <>
          <DayFilter label={t('from')} value={from} className={css.day} onChange={change('from')} />
          <DayFilter label={t('to')} value={to} className={css.day} onChange={change('to')} />
        </>
      }
      onClear={onClear}
      texts={{ search: t('search'), columns: t('columns'), clear: t('clear') }}
    />
  );
}
