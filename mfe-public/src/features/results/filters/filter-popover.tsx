import { Button, Popover } from '@porchlight/ui';
import { useState, type ReactNode } from 'react';
import type { FieldProps } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';
import type { FilterFormatters } from './filter-texts.ts';
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
  readonly children: (field: FieldProps) => ReactNode;
}

/** Filter chip in the bar. It shows the selected values; its open panel shows the listing count of each choice. */
export function FilterPopover({
  filterState,
  formatters,
  scope,
  name,
  chosen,
  fields,
  className,
  children,
}: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const { count, facets } = useLiveCount(scope, filterState.filters, isOpen);
  const field = { filters: filterState.filters, onChange: filterState.replace, formatters, facets };
  return (
    <Popover label={chosen ?? name} isOn={chosen !== undefined} className={className} onToggle={setOpen}>
      <FilterForm
        filterState={filterState}
        fields={fields}
        done={
          <Button look="primary" className={css.scripted} data-closes>
            {formatters.t(count === undefined ? 'showSome' : 'showHomes', { count: count ?? 0 })}
          </Button>
        }
      >
        {children(field)}
      </FilterForm>
    </Popover>
  );
}
