import { useLanguage, useMessages } from '@porchlight/client';
import { nameOfPermission } from '@porchlight/contracts';
import type { OpenForm } from '@porchlight/resource-kit';
import { Select } from '@porchlight/ui';
import { guardMessages } from './messages/catalog.ts';
import { permissionChoices } from './permission-choices.ts';

interface Props extends Pick<OpenForm, 'edited'> {
  readonly label: string;
  readonly hint: string;
}

/** Field of the permission that visitors need to see a piece of content. Absent while no owner made one. */
export function PermissionField({ edited: { id, form }, label, hint }: Props) {
  const t = useMessages(guardMessages);
  const language = useLanguage();
  const { data } = permissionChoices.useListPermissionChoicesQuery();
  const value = String(form.getValues()['permission'] ?? '');
  const made = (data?.permissions ?? []).map((one) => ({
    value: one.id,
    label: one.label[language] ?? one.label['en-CA'],
  }));
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
      label={label}
      hint={hint}
      value={value}
      error={typeof error === 'string' ? error : undefined}
      choices={[{ value: '', label: t('allVisitors') }, ...choices]}
      onChange={({ target }) => form.setFieldValue('permission', target.value)}
    />
  );
}
