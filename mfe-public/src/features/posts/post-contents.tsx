import type { PostHeading } from '@porchlight/contracts/content';
import { usePublicWords } from '../../words/catalogue.ts';
import css from './posts.module.css';

const fewest = 3;
/** What is in a long guide, as links to its parts; on phones it opens when asked. */
export function PostContents({ headings }: { readonly headings: readonly PostHeading[] }) {
  const t = usePublicWords();
  if (headings.length < fewest) return null;
  const list = <ol>{headings.map(({ id, title }) => <li key={id}><a href={`#${id}`}>{title}</a></li>)}</ol>;
  return (
    <nav aria-label={t('inThisGuide')} className={css.contents}>
      <div className={css.contentsOpen}><p>{t('inThisGuide')}</p>{list}</div>
      <details className={css.contentsFolded}><summary>{t('inThisGuide')}</summary>{list}</details>
    </nav>
  );
}
