import { Link, useAddress } from '@porchlight/client/router';
import { filterKeys } from '@porchlight/contracts/catalog';
import { Button, LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { useResultsMessages } from '../messages/catalog.ts';
import css from './filters.module.css';
import { resultsUrl, withChanges, type Filters } from '../results-query.ts';
import type { FilterState } from './use-filter-state.ts';

/** Hidden inputs that keep the filters which the form itself does not show, for submission without JavaScript. */
export function HiddenFilters({
  filters,
  without,
}: {
  readonly filters: Filters;
  readonly without: readonly (keyof Filters)[];
}) {
  return filterKeys
    .filter((key) => !without.includes(key) && filters[key] !== undefined)
    .map((key) => <input key={key} type="hidden" name={key} value={String(filters[key])} />);
}

export interface FilterFormProps {
  readonly filterState: FilterState;
  readonly fields: readonly (keyof Filters)[];
  readonly isBare?: boolean | undefined;
  /** Closing button, shown where JavaScript runs. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
}
/**
 * Form over some filters. Each change applies at once; without JavaScript its button submits the form to the same URL.
 */
export function FilterForm({ filterState, fields, isBare, done, children }: FilterFormProps) {
  const t = useResultsMessages();
  const address = useAddress();
  const cleared = withChanges(filterState.filters, Object.fromEntries(fields.map((key) => [key, undefined])));
  return (
    <form
      action={address(filterState.base)}
      method="get"
      className={isBare ? css.sort : css.panel}
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFilters filters={filterState.filters} without={fields} />
      {children}
      {isBare ? (
        <noscript>
          <Button type="submit" size="small">
            {t('sortNow')}
          </Button>
        </noscript>
      ) : (
        <div className={css.acts}>
          <LinkButton look="link" link={Link} to={resultsUrl(filterState.base, cleared)}>
            {t('clearFilter')}
          </LinkButton>
          <noscript>
            <Button type="submit" look="primary">
              {t('showSome')}
            </Button>
          </noscript>
          {done}
        </div>
      )}
    </form>
  );
}
