import { useMessages } from '@porchlight/client';
import { Skeleton, VisuallyHidden } from '@porchlight/ui';
import { leadsMessages } from '../messages/catalog.ts';
import css from './list.module.css';

const rows = [0, 1, 2, 3, 4, 5];

/** Placeholder rows of the height of leads. */
export function ListSkeleton() {
  const t = useMessages(leadsMessages);
  return (
    <div role="status" className={css.scroll}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={css.placeholder}>
          <Skeleton shape="short" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  );
}
