import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { classNames, TextInput, VisuallyHidden } from '@porchlight/ui';
import { useState } from 'react';
import { groupsOf, matching, type Block } from './content-blocks.ts';
import css from './global-content.module.css';
import { blocksMessages } from './messages/catalog.ts';

/** The keys of the blocks, grouped by their prefix, with a search in keys and texts. */
export function BlockTree({
  blocks,
  current,
  changed,
}: {
  readonly blocks: readonly Block[];
  readonly current: string | undefined;
  /** Keys with unsaved changes. */
  readonly changed: ReadonlySet<string>;
}) {
  const t = useMessages(blocksMessages);
  const [search, setSearch] = useState('');
  const canSeeProvinces = usePermission('viewCities');
  const found = matching(blocks, search);
  return (
    <nav aria-label={t('keys')} className={css.tree}>
      <TextInput label={t('search')} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      {found.length === 0 && <p role="status">{t('noMatch')}</p>}
      {groupsOf(found).map(([group, members]) => (
        <section key={group}>
          <h2>{t(`group.${group}`)}</h2>
          <ul>
            {members.map(({ id }) => (
              <li key={id}>
                <Link
                  to={`?key=${id}`}
                  className={classNames(css.key, id === current && css.current)}
                  aria-current={id === current ? 'true' : undefined}
                >
                  {id}
                  {changed.has(id) && (
                    <>
                      <span aria-hidden className={css.mark} />
                      <VisuallyHidden>{t('changed')}</VisuallyHidden>
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{t('rules')}</h2>
        <p>{canSeeProvinces ? <Link to="/admin/cities">{t('rulesText')}</Link> : t('rulesText')}</p>
      </section>
    </nav>
  );
}
