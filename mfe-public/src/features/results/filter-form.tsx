import { Link, useAddress } from '@porchlight/client/router';
import { filterKeys } from '@porchlight/contracts/catalog';
import { Button, LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { useResultsWords } from './words/catalogue.ts';
import css from './filters.module.css';
import { addressOf, changed, type Filters } from './results-address.ts';
import type { Wishes } from './use-wishes.ts';

/** The filters that a form does not show, so that it keeps them without script. */
export function Kept({
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
  readonly wishes: Wishes;
  readonly fields: readonly (keyof Filters)[];
  readonly isBare?: boolean | undefined;
  /** What closes the form, where scripts run. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
}
/** A form over some filters. Each tap acts at once; without script its button sends the form to the same address. */
export function FilterForm({ wishes, fields, isBare, done, children }: FilterFormProps) {
  const t = useResultsWords();
  const address = useAddress();
  const off = changed(wishes.filters, Object.fromEntries(fields.map((key) => [key, undefined])));
  return (
    <form
      action={address(wishes.base)}
      method="get"
      className={isBare ? css.sort : css.panel}
      onSubmit={(event) => event.preventDefault()}
    >
      <Kept filters={wishes.filters} without={fields} />
      {children}
      {isBare ? (
        <noscript>
          <Button type="submit" size="small">
            {t('sortNow')}
          </Button>
        </noscript>
      ) : (
        <div className={css.acts}>
          <LinkButton look="link" link={Link} to={addressOf(wishes.base, off)}>
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
