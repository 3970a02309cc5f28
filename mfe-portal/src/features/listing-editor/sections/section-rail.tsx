import { useMessages } from '@porchlight/client';
import { editorMessages } from '../messages/catalog.ts';
import { sectionKeys } from './section-keys.ts';
import css from './sections.module.css';

/** Links to the sections: a rail on wide windows, a row above the form on narrow ones. */
export function SectionRail() {
  const t = useMessages(editorMessages);
  return (
    <nav aria-label={t('sections')} className={css.rail}>
      <ul>
        {sectionKeys.map((key) => (
          <li key={key}>
            <a href={`#${key}`}>{t(`section.${key}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
