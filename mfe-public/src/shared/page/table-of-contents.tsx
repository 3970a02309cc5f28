import type { TextHeading } from '@porchlight/contracts/content';
import css from './table-of-contents.module.css';

const minHeadings = 3;
/** Table of contents of a long text; collapsed on phones. */
export function TableOfContents({
  title,
  headings,
}: {
  readonly title: string;
  readonly headings: readonly TextHeading[];
}) {
  if (headings.length < minHeadings) return null;
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
