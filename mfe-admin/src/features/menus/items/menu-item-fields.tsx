import { useMessages } from '@porchlight/client';
import type { MenuRecord } from '@porchlight/contracts/content';
import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { Select, TextInput } from '@porchlight/ui';
import { PermissionField } from '../../../shared/guard/permission-field.tsx';
import { useMenuName } from '../menu-name.tsx';
import { menusCalls } from '../menus-calls.ts';
import { menuItems } from '../menus-screens.ts';
import { menusMessages } from '../messages/catalog.ts';
import { PageField } from './page-field.tsx';

/** Fields of a menu item. Of page and address only the one of the chosen kind of link is shown. */
export function MenuItemFields(open: OpenForm) {
  const t = useMessages(menusMessages);
  const { edited } = open;
  const { link } = edited.form.getValues();
  return (
    <>
      <MenuField {...open} />
      <RecordField screens={menuItems} edited={edited} name="label" />
      <RecordField screens={menuItems} edited={edited} name="link" />
      {link === 'page' && <PageField {...open} />}
      {link === 'address' && <AddressField {...open} />}
      {link !== 'none' && <RecordField screens={menuItems} edited={edited} name="target" />}
      <PermissionField edited={edited} label={t('menuItems.permission')} hint={t('permissionHint')} />
    </>
  );
}

/** Returns the props of an input of the form. */
function inputOf({ edited: { id, form } }: OpenForm, name: string) {
  const value = form.getValues()[name];
  const error = form.errors[name];
  return {
    id: `${id}-${name}`,
    name,
    value: typeof value === 'string' ? value : '',
    error: typeof error === 'string' ? error : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => form.setFieldValue(name, target.value),
  };
}

function MenuField(open: OpenForm) {
  const t = useMessages(menusMessages);
  const nameOf = useMenuName();
  const { data } = menusCalls.useListMenusQuery({ query: { sort: '-key', perPage: 100 } });
  const menus = ((data?.records ?? []) as unknown as readonly MenuRecord[]).map(({ id, key }) => ({
    value: id,
    label: nameOf(key),
  }));
  return (
    <Select
      {...inputOf(open, 'menu')}
      label={t('menuItems.menu')}
      hint={open.record ? undefined : t('place')}
      choices={[{ value: '', label: t('choose') }, ...menus]}
    />
  );
}

function AddressField(open: OpenForm) {
  const t = useMessages(menusMessages);
  return (
    <TextInput
      {...inputOf(open, 'url')}
      label={t('menuItems.url')}
      hint={t('urlHint')}
      spellCheck={false}
      onBlur={() => void open.edited.form.validateField('url')}
    />
  );
}
