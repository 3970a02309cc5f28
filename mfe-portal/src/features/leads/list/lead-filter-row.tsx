import { useFormat, useMessages } from '@porchlight/client';
import { FilterSelect } from '@porchlight/console-ui';
import type { PortalListing } from '@porchlight/contracts/catalog';
import { DayFilter } from '@porchlight/forms';
import { Button, Icon, Popover } from '@porchlight/ui';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useListingChoices } from '../../../shared/listing-titles/use-listing-choices.ts';
import type { LeadFilters } from '../leads-address.ts';
import { leadsMessages } from '../messages/catalog.ts';
import { ListChips } from './list-chips.tsx';
import css from './list.module.css';
import type { Leads } from './use-leads.ts';

const labelOf = ({ address, title }: PortalListing) => (address ? `${address} · ${title}` : title);

/** The lists as chips, and the filters by home and by day. */
export function LeadFilterRow({ leads: { address, page, setFilters } }: { readonly leads: Leads }) {
  const t = useMessages(leadsMessages);
  const { filters } = address;
  const homes = useListingChoices(filters.listingId, labelOf);
  const set = (key: keyof LeadFilters) => (value: string) => {
    const { [key]: _, ...rest } = filters;
    setFilters(value ? { ...rest, [key]: value } : rest);
  };
  return (
    <div className={css.top}>
      <ListChips address={address} counts={page?.counts} />
      <div className={css.filters} role="group" aria-label={t('filters')}>
        <FilterSelect
          label={t('home')}
          value={filters.listingId ?? ''}
          choices={[{ value: '', label: t('allHomes') }, ...homes]}
          onChange={set('listingId')}
        />
        <DayRange filters={filters} onChange={set} />
        {Object.keys(filters).length > 0 && (
          <Button look="link" onClick={() => setFilters({})}>
            {t('clearFilters')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface DayRangeProps {
  readonly filters: LeadFilters;
  readonly onChange: (key: 'from' | 'to') => (day: string) => void;
}

/** Chip with the chosen days, which opens their fields. */
function DayRange({ filters: { from, to }, onChange }: DayRangeProps) {
  const t = useMessages(leadsMessages);
  return (
    <Popover
      align="end"
      isOn={from !== undefined || to !== undefined}
      label={
        <>
          <Icon of={IconCalendar} />
          {useRangeText(from, to)}
        </>
      }
    >
      <div className={css.days}>
        <DayFilter label={t('from')} value={from ?? ''} onChange={onChange('from')} />
        <DayFilter label={t('to')} value={to ?? ''} onChange={onChange('to')} />
      </div>
    </Popover>
  );
}

function useRangeText(from: string | undefined, to: string | undefined): string {
  const t = useMessages(leadsMessages);
  const format = useFormat();
  if (from !== undefined && to !== undefined) return t('dayRange', { from: format.date(from), to: format.date(to) });
  if (from !== undefined) return t('daysFrom', { day: format.date(from) });
  return to === undefined ? t('anyDay') : t('daysTo', { day: format.date(to) });
}
