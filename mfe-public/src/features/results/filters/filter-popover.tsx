import { Button, Popover } from '@porchlight/ui';
import { memo, useDeferredValue, useState, type ComponentType } from 'react';
import type { FieldProps } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';
import { showHomesText, type FilterFormatters } from './filter-texts.ts';
import css from './filters.module.css';
import type { Filters } from '../results-query.ts';
import { useLiveCount, type CountScope } from './use-live-count.ts';
import type { FilterState } from './use-filter-state.ts';

/** Props shared by all filter controls: the filter state, its formatters, and the scope of the live counts. */
export interface FilterControlProps {
  readonly filterState: FilterState;
  readonly formatters: FilterFormatters;
  readonly scope: CountScope;
}
export interface FilterPopoverProps extends FilterControlProps {
  readonly name: string;
  /** Summary of the selected values; undefined when none is selected. */
  readonly chosen: string | undefined;
  readonly fields: readonly (keyof Filters)[];
  readonly className?: string | undefined;
  /** Fields of the panel. */
  readonly content: ComponentType<FieldProps>;
}

/** Filter chip in the bar. It shows the selected values; its open panel shows the listing count of each choice. */
export function FilterPopover({ name, chosen, className, ...panel }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  // A closed panel follows in the background: a press renders the open one only.
  const deferred = useDeferredValue(panel.filterState);
  return (
    <Popover label={chosen ?? name} isOn={chosen !== undefined} className={className} onToggle={setOpen}>
      <FilterPanel {...panel} filterState={isOpen ? panel.filterState : deferred} isOpen={isOpen} />
    </Popover>
  );
}

type FilterPanelProps = Pick<FilterPopoverProps, 'filterState' | 'formatters' | 'scope' | 'fields' | 'content'>;
const FilterPanel = memo(function FilterPanel({
  filterState,
  formatters,
  scope,
  fields,
  content: Content,
  isOpen,
}: FilterPanelProps & { readonly isOpen: boolean }) {
  const { facets, ...live } = useLiveCount(scope, filterState.filters, isOpen);
  return (
    <FilterForm
      filterState={filterState}
      fields={fields}
      done={
        <Button look="primary" className={css.scripted} data-closes>
          {showHomesText(live, formatters)}
        </Button>
      }
    >
      <Content filters={filterState.filters} onChange={filterState.replace} formatters={formatters} facets={facets} />
    </FilterForm>
  );
});
