import { useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import type { AnyRecord } from '@porchlight/resource-kit';
import { coverUrl } from '../cover-url.ts';
import css from './post-list.module.css';

/** Cover and title of a post in the list; the title of one in the trash is no link. */
export function TitleCell({ record }: { readonly record: AnyRecord }) {
  const language = useLanguage();
  const titles = record['headline'] as Readonly<Record<string, string | undefined>>;
  const title = titles[language] ?? titles['en-CA'];
  return (
    <span className={css.title}>
      <img src={coverUrl(String(record['cover']))} alt="" width={72} height={48} loading="lazy" />
      {record.deletedAt ? title : <Link to={fillPath('/admin/posts/:id', { id: record.id })}>{title}</Link>}
    </span>
  );
}
