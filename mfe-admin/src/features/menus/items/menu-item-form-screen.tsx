import { useParams, useSearchParams } from '@porchlight/client/router';
import { CreateForm, EditForm, type ResourceScreens } from '@porchlight/resource-kit';
import { menuItems } from '../menus-screens.ts';
import { menuParam } from './add-item.tsx';
import { DeleteItem } from './delete-item.tsx';
import { MenuItemFields } from './menu-item-fields.tsx';

/** Screen of a menu item; a new one without an id in the address, for the menu of the address. */
export function MenuItemFormScreen() {
  const { id } = useParams();
  const [params] = useSearchParams();
  return id ? (
    <EditForm key={id} screens={menuItems} fields={MenuItemFields} side={DeleteItem} />
  ) : (
    <CreateForm screens={inMenu(params.get(menuParam))} fields={MenuItemFields} />
  );
}

/** Returns the screens of an item whose new ones are in a menu. */
function inMenu(menu: string | null): ResourceScreens {
  const { resource } = menuItems;
  if (menu === null) return menuItems;
  const form = resource.form.map((field) => (field.name === 'menu' ? { ...field, initial: menu } : field));
  return { ...menuItems, resource: { ...resource, form } };
}
