import { Button, Popover } from '@porchlight/ui';
import { useState, type ReactNode } from 'react';
import type { FieldProps } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';
import type { FilterWords } from './filter-words.ts';
import css from './filters.module.css';
import type { Filters } from './results-address.ts';
import { useLiveCount, type CountScope } from './use-live-count.ts';
import type { Wishes } from './use-wishes.ts';

/** What the filters of a page are made of: the wishes, their words, and the place they are counted in. */
export interface FilterParts {
  readonly wishes: Wishes;
  readonly words: FilterWords;
  readonly scope: CountScope;
}
export interface FilterPopoverProps extends FilterParts {
  readonly name: string;
  /** What is chosen, in words. */
  readonly chosen: string | undefined;
  readonly fields: readonly (keyof Filters)[];
  readonly className?: string | undefined;
  readonly children: (field: FieldProps) => ReactNode;
}

/** A filter of the bar: its chip says what is chosen, its panel counts what each choice would give while it is open. */
export function FilterPopover({ wishes, words, scope, name, chosen, fields, className, children }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const { count, facets } = useLiveCount(scope, wishes.filters, isOpen);
  const field = { filters: wishes.filters, onChange: wishes.replace, words, facets };
  return (
    <Popover label={chosen ?? name} isOn={chosen !== undefined} className={className} onToggle={setOpen}>
      <FilterForm
        wishes={wishes}
        fields={fields}
        done={
          <Button look="primary" className={css.scripted} data-closes>
            {words.t(count === undefined ? 'showSome' : 'showHomes', { count: count ?? 0 })}
          </Button>
        }
      >
        {children(field)}
      </FilterForm>
    </Popover>
  );
}
