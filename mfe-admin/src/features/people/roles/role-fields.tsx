import { useMessages } from '@porchlight/client';
import { isMadePermission, landlordPermissions, renterPermissions, staffPermissions } from '@porchlight/contracts';
import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { peopleMessages } from '../messages/catalog.ts';
import { roles } from '../people-resources.ts';
import { usePermissionLabels } from '../permissions/use-permission-labels.ts';
import { PermissionMatrix } from './permission-matrix.tsx';

const own = { renter: renterPermissions, landlord: landlordPermissions } as const;
/** Returns the permissions of the site that a role can have. */
const offeredTo = (id: string | undefined) => own[id as keyof typeof own] ?? staffPermissions;

/** Fields of a role. The names of the roles of the site are fixed, and all that site owners may do. */
export function RoleFields({ edited, record }: OpenForm) {
  const t = useMessages(peopleMessages);
  const chosen = edited.form.getValues()['permissions'] as Readonly<Record<string, string>>;
  // Also those of the role that its editor may not view.
  const { made } = usePermissionLabels();
  const held = ((record?.['permissions'] ?? []) as readonly string[]).filter(isMadePermission);
  const isOwner = record?.id === 'site-owner';
  return (
    <>
      {record?.['isBuiltIn'] === true ? (
        <p>{t('fixedName')}</p>
      ) : (
        <RecordField screens={roles} edited={edited} name="name" />
      )}
      <RecordField screens={roles} edited={edited} name="purpose" />
      {isOwner && <Notice>{t('ownerRole')}</Notice>}
      <PermissionMatrix
        offered={[...offeredTo(record?.id), ...new Set([...made, ...held])]}
        chosen={new Set(Object.keys(chosen).filter((name) => chosen[name]))}
        isFixed={isOwner}
        onChange={(next) =>
          edited.form.setFieldValue('permissions', Object.fromEntries([...next].sort().map((name) => [name, name])))
        }
      />
    </>
  );
}
