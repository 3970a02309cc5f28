import { useLanguage, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormSection } from '@porchlight/console-ui';
import { linkedPages, type PageMenuItem } from '@porchlight/contracts/content';
import type { AnyRecord } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import { pagesMessages } from '../messages/catalog.ts';

/** What leads to a page: menus, or the code of the site. While anything does, the page stays public. */
export function PageLinks({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(pagesMessages);
  const language = useLanguage();
  const canEditMenus = usePermission('viewMenuEditor');
  if (record.deletedAt) return null;
  const items = record['menuItems'] as readonly PageMenuItem[];
  return (
    <FormSection title={t('links')}>
      {linkedPages.includes(String(record['slug'])) && <p>{t('linkedByCode')}</p>}
      <p>{t(items.length > 0 ? 'inMenus' : 'inNoMenu')}</p>
      {items.length > 0 && (
        <ul>
          {items.map(({ menu, label }) => (
            <li key={`${menu} ${label['en-CA']}`}>
              {menu} › {label[language] ?? label['en-CA']}
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && canEditMenus && (
        <LinkButton link={Link} to="/admin/menu-editor">
          {t('openMenuEditor')}
        </LinkButton>
      )}
    </FormSection>
  );
}
