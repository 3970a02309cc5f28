import { useMessages } from '@porchlight/client';
import type { MenuEntry } from '@porchlight/contracts/content';
import { Icon } from '@porchlight/ui';
import IconExternal from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import css from '../menus.module.css';
import { menusMessages } from '../messages/catalog.ts';

/** What an item leads to, with an icon for its kind: this site, another site, or nothing. */
export function LinkKind({ entry: { url } }: { readonly entry: MenuEntry }) {
  const t = useMessages(menusMessages);
  const icon = url === undefined ? IconHeading : url.startsWith('/') ? IconFile : IconExternal;
  return (
    <p className={css.link}>
      <Icon of={icon} size={16} />
      {url ?? t('heading')}
    </p>
  );
}
