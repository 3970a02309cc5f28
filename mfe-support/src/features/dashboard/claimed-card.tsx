import { useMessages, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { LinkList } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { useId } from 'react';
import { supportMessages } from '../../messages/catalog.ts';
import css from './queue-card.module.css';
import type { DashboardQueue } from './queue-card.tsx';

/** Card with what the user works on, of the first page of each queue; absent without any. */
export function ClaimedCard({ queues }: { readonly queues: readonly DashboardQueue[] }) {
  const t = useMessages(supportMessages);
  const headingId = useId();
  const { user } = useSession();
  const claimed = queues.flatMap(({ queue, texts }) =>
    (queue?.records ?? [])
      .filter(({ claimedBy }) => claimedBy === user?.id)
      .map((record) => ({ ...record, kind: texts.title })),
  );
  if (claimed.length === 0) return null;
  return (
    <Card isPadded>
      <section aria-labelledby={headingId} className={css.queue}>
        <h2 id={headingId}>{t('claimedByYou')}</h2>
        <LinkList>
          {claimed.map(({ to, name, kind }) => (
            <Link key={to} to={to}>
              {t('claimedRecord', { name, kind })}
            </Link>
          ))}
        </LinkList>
      </section>
    </Card>
  );
}
