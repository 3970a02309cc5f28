import { useLanguage, useMessages } from '@porchlight/client';
import { nameOfPermission } from '@porchlight/contracts';
import type { OpenForm } from '@porchlight/resource-kit';
import { Select } from '@porchlight/ui';
import { menusCalls } from '../menus-calls.ts';
import { menusMessages } from '../messages/catalog.ts';
import { labelIn } from '../order/label-in.ts';

/** Field of the permission without which visitors do not see an item. Absent while no owner made one. */
export function PermissionField({ edited: { id, form } }: OpenForm) {
  const t = useMessages(menusMessages);
  const language = useLanguage();
  const { data } = menusCalls.useListPermissionChoicesQuery();
  const value = String(form.getValues()['permission'] ?? '');
  const made = (data?.permissions ?? []).map((one) => ({ value: one.id, label: labelIn(one, language) }));
  const choices =
    value === '' || made.some((one) => one.value === value)
      ? made
      : [...made, { value, label: nameOfPermission(value) }];
  const error = form.errors['permission'];
  if (choices.length === 0) return null;
  return (
    <Select
      id={`${id}-permission`}
      name="permission"
      label={t('menuItems.permission')}
      hint={t('permissionHint')}
      value={value}
      error={typeof error === 'string' ? error : undefined}
      choices={[{ value: '', label: t('everybody') }, ...choices]}
      onChange={({ target }) => form.setFieldValue('permission', target.value)}
    />
  );
}
