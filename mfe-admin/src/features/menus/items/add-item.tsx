import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { LinkButton } from '@porchlight/ui';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { menuItems } from '../menus-screens.ts';
import { menusMessages } from '../messages/catalog.ts';

/** Parameter of the address of the form with the id of the menu of a new item. */
export const menuParam = 'menu';

/** Link to the form of a new item of a menu, for users who may create one. */
export function AddItem({ menu }: { readonly menu: string }) {
  const t = useMessages(menusMessages);
  return usePermission('createMenuItems') ? (
    <LinkButton look="primary" icon={IconPlus} link={Link} to={`${menuItems.paths.create ?? ''}?${menuParam}=${menu}`}>
      {t('addItem')}
    </LinkButton>
  ) : null;
}
