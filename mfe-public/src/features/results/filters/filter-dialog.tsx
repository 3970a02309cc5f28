import { Button, classNames, Dialog } from '@porchlight/ui';
import { useAddress } from '@porchlight/client/router';
import { startTransition, useDeferredValue, useId, useState, type FormEvent } from 'react';
import { AllFilters } from './all-filters.tsx';
import { HiddenFilters } from './filter-form.tsx';
import type { FilterControlProps } from './filter-popover.tsx';
import css from './filters.module.css';
import { withChanges, resetFilters, type Filters } from '../results-query.ts';
import { showHomesText } from './filter-texts.ts';
import { useLiveCount } from './use-live-count.ts';

const nonFormKeys = ['bounds', 'area', 'sort'] as const;
const formKeysOf = (keys: Filters) =>
  (Object.keys(keys) as (keyof Filters)[]).filter((key) => !(nonFormKeys as readonly string[]).includes(key));

export interface FilterDialogProps extends FilterControlProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
/** Dialog with all filters, applied together by a button that shows the resulting number of listings. */
export function FilterDialog({ isOpen, onClose, filterState, formatters, scope }: FilterDialogProps) {
  const { t } = formatters;
  const form = useId();
  const [changes, setChanges] = useState<Filters>();
  const draft = changes ?? filterState.filters;
  const { facets, ...live } = useLiveCount(scope, draft, isOpen);
  // The dialog shows at once, its many fields follow in the background.
  const hasFields = useDeferredValue(isOpen, false);
  const close = () => {
    setChanges(undefined);
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A modal that opens or closes changes the style of every element of the page: the pressed button is painted first.
    startTransition(() => {
      close();
      filterState.replace(withChanges(draft, {}));
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('filters')}
      closeLabel={t('close')}
      size="wide"
      foot={
        <div className={css.foot}>
          <Button look="link" onClick={() => setChanges(resetFilters(draft))}>
            {t('resetFilters')}
          </Button>
          <Button look="primary" type="submit" form={form}>
            {showHomesText(live, formatters)}
          </Button>
        </div>
      }
    >
      <form id={form} className={classNames(css.groups, css.dialogGroups)} onSubmit={send}>
        {hasFields && <AllFilters filters={draft} onChange={setChanges} formatters={formatters} facets={facets} />}
      </form>
    </Dialog>
  );
}

/** The same filters as a form in the page, for readers without JavaScript. */
export function PlainFilters({ filterState, formatters }: Pick<FilterControlProps, 'filterState' | 'formatters'>) {
  const address = useAddress();
  const { filters, base, replace } = filterState;
  return (
    <details className={css.plain}>
      <summary>{formatters.t('moreFilters')}</summary>
      <form action={address(base)} method="get" className={css.groups}>
        <HiddenFilters filters={filters} without={formKeysOf(filters)} />
        <AllFilters filters={filters} onChange={replace} formatters={formatters} />
        <Button look="primary" type="submit">
          {formatters.t('showSome')}
        </Button>
      </form>
    </details>
  );
}
