import type { TextHeading } from '@porchlight/contracts/content';
import css from './text-contents.module.css';

const fewest = 3;
/** What is in a long text, as links to its parts; on phones it opens when asked. */
export function TextContents({
  title,
  headings,
}: {
  readonly title: string;
  readonly headings: readonly TextHeading[];
}) {
  if (headings.length < fewest) return null;
  const list = (
    <ol>
      {headings.map((heading) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={title} className={css.contents}>
      <div className={css.open}>
        <p>{title}</p>
        {list}
      </div>
      <details className={css.folded}>
        <summary>{title}</summary>
        {list}
      </details>
    </nav>
  );
}
