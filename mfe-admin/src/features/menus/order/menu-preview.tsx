import { useMessages } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import type { Language } from '@porchlight/contracts';
import type { MenuEntry } from '@porchlight/contracts/content';
import css from '../menus.module.css';
import { menusMessages } from '../messages/catalog.ts';
import { labelIn } from './label-in.ts';
import type { MenuOrder } from './menu-order.ts';

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly order: MenuOrder;
}

/** The menu as visitors see it, in both languages. */
export function MenuPreview(props: Props) {
  const t = useMessages(menusMessages);
  return (
    <FormSection title={t('preview')}>
      <p className={css.hint}>{t('previewText')}</p>
      <h3 className={css.language}>{t('english')}</h3>
      <PublicMenu {...props} language="en-CA" />
      <h3 className={css.language}>{t('french')}</h3>
      <PublicMenu {...props} language="fr-CA" />
    </FormSection>
  );
}

/** Items with a link that visitors can follow, and those with such items below them; the own link of these is the first. */
function PublicMenu({ entries, order, language }: Props & { readonly language: Language }) {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const isLinked = (id: string) => {
    const entry = entryOf.get(id);
    return entry?.url !== undefined && entry.isPublic;
  };
  const shown = order
    .map(({ id, children }) => ({ id, below: children.filter(isLinked) }))
    .filter(({ id, below }) => isLinked(id) || below.length > 0)
    .map(({ id, below }) => ({ id, children: isLinked(id) && below.length > 0 ? [id, ...below] : below }));
  const label = (id: string) => labelIn(entryOf.get(id), language);
  return (
    <ul className={css.preview} lang={language}>
      {shown.map(({ id, children }) => (
        <li key={id}>
          {label(id)}
          {children.length > 0 && (
            <ul>
              {children.map((child) => (
                <li key={child}>{label(child)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
