import { useMessages } from '@porchlight/client';
import { isMadePermission } from '@porchlight/contracts';
import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { peopleMessages } from '../messages/catalog.ts';
import { madePermissions } from '../people-resources.ts';

/** Fields of a permission that an owner makes. Its name is fixed once it is made. */
export function MadeFields({ edited, record }: OpenForm) {
  const t = useMessages(peopleMessages);
  const field = { screens: madePermissions, edited };
  return (
    <>
      {record && isMadePermission(record.id) ? (
        <p>
          <code>{record['name'] as string}</code> — {t('madeFixed')}
        </p>
      ) : (
        <>
          <p>{t('madeHint')}</p>
          <RecordField {...field} name="action" />
          <RecordField {...field} name="area" />
        </>
      )}
      <RecordField {...field} name="label" />
      <RecordField {...field} name="description" />
      <RecordField {...field} name="roles" />
      <p>{t('madeOwners')}</p>
    </>
  );
}
