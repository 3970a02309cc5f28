import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection } from '@porchlight/console-ui';
import type { AnyRecord } from '@porchlight/resource-kit';
import type { ReactNode } from 'react';
import { cityMessages } from './messages/catalog.ts';
import css from './cities.module.css';

/** What else staff see of a location: its public page and listings, and what they can do with it. */
export function LocationFacts({ record, children }: { readonly record: AnyRecord; readonly children?: ReactNode }) {
  const t = useMessages(cityMessages);
  const format = useFormat();
  const listings = Number(record['listings']);
  return (
    <FormSection title={t('publicPage')}>
      <div className={css.side}>
        <Link to={String(record['url'])}>{String(record['url'])}</Link>
        <span>{t('publicListings', { count: listings, shown: format.number(listings) })}</span>
        {children}
      </div>
    </FormSection>
  );
}
