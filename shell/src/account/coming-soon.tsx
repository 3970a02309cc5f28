import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { EmptyState } from '@porchlight/ui';
import css from '../areas/parts.module.css';
import { shellMessages } from '../messages/catalog.ts';

/** Renders the placeholder of a page that opens with a later release. */
export function ComingSoon({ title }: { readonly title: string }) {
  const t = useMessages(shellMessages);
  return (
    <div className={css.part}>
      <h1 className={css.title}>{title}</h1>
      <EmptyState acts={<Link to="/">{t('backHome')}</Link>}>{t('laterRelease')}</EmptyState>
    </div>
  );
}
