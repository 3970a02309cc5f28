import { useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { EmptyState } from '@porchlight/ui';
import css from '../areas/parts.module.css';
import { shellWords } from '../words/catalogue.ts';

/** Stands at an address whose screen is still to come. */
export function LaterRelease({ title }: { readonly title: string }) {
  const t = useWords(shellWords);
  return (
    <div className={css.part}>
      <h1 className={css.title}>{title}</h1>
      <EmptyState acts={<Link to="/">{t('backHome')}</Link>}>{t('laterRelease')}</EmptyState>
    </div>
  );
}
