import { Button, Dialog } from '@porchlight/ui';
import { useAddress } from '@porchlight/client/router';
import { useId, useState, type FormEvent } from 'react';
import { AllFilters } from './all-filters.tsx';
import { Kept } from './filter-form.tsx';
import type { FilterParts } from './filter-popover.tsx';
import css from './filters.module.css';
import { changed, withoutWishes, type Filters } from './results-address.ts';
import { useLiveCount } from './use-live-count.ts';

const kept = ['bounds', 'area', 'sort'] as const;
const own = (keys: Filters) =>
  (Object.keys(keys) as (keyof Filters)[]).filter((key) => !(kept as readonly string[]).includes(key));

export interface FilterDialogProps extends FilterParts {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
/** All filters at once; they act together on the button, which says how many homes it will show. */
export function FilterDialog({ isOpen, onClose, wishes, words, scope }: FilterDialogProps) {
  const { t } = words;
  const form = useId();
  const [changes, setChanges] = useState<Filters>();
  const draft = changes ?? wishes.filters;
  const { count, facets } = useLiveCount(scope, draft, isOpen);
  const close = () => {
    setChanges(undefined);
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    close();
    wishes.replace(changed(draft, {}));
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
          <Button look="link" onClick={() => setChanges(withoutWishes(draft))}>
            {t('resetFilters')}
          </Button>
          <Button look="primary" type="submit" form={form}>
            {t(count === undefined ? 'showSome' : 'showHomes', { count: count ?? 0 })}
          </Button>
        </div>
      }
    >
      <form id={form} className={css.groups} onSubmit={send}>
        <AllFilters filters={draft} onChange={setChanges} words={words} facets={facets} />
      </form>
    </Dialog>
  );
}

/** The same filters as a form of the page, for readers without script. */
export function PlainFilters({ wishes, words }: Pick<FilterParts, 'wishes' | 'words'>) {
  const address = useAddress();
  const { filters, base, replace } = wishes;
  return (
    <details className={css.plain}>
      <summary>{words.t('moreFilters')}</summary>
      <form action={address(base)} method="get" className={css.groups}>
        <Kept filters={filters} without={own(filters)} />
        <AllFilters filters={filters} onChange={replace} words={words} />
        <Button look="primary" type="submit">
          {words.t('showSome')}
        </Button>
      </form>
    </details>
  );
}
