import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { EmptyState } from '@porchlight/ui';
import css from '../areas/parts.module.css';
import { shellMessages } from '../messages/catalog.ts';
import { useTitle } from './use-title.ts';

/** Renders the not-found page of the consoles. The public site has its own with a search. */
export function NotFound() {
  const t = useMessages(shellMessages);
  useTitle(t('notFound'));
  return (
    <div className={css.part}>
      <h1 className={css.title}>{t('notFound')}</h1>
      <EmptyState acts={<Link to="/">{t('backHome')}</Link>}>{t('notFoundWhy')}</EmptyState>
    </div>
  );
}
