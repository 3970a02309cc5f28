import { useMessages, usePermission } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { CreateForm, EditForm, StaffOnly } from '@porchlight/resource-kit';
import type { ReactNode } from 'react';
import { peopleMessages } from '../messages/catalog.ts';
import { madePermissions } from '../people-resources.ts';
import { MadeFields } from './made-fields.tsx';
import { MadeUses } from './made-uses.tsx';

interface Props {
  readonly permission: 'createPermissions' | 'modifyPermissions';
  readonly title: string;
  readonly children: ReactNode;
}

// The addresses of permissions require a login only, so the screens judge the permission.
function Judged({ permission, title, children }: Props) {
  if (usePermission(permission)) return children;
  return (
    <ConsolePage>
      <PageHeader title={title} />
      <StaffOnly permission={permission}>{children}</StaffOnly>
    </ConsolePage>
  );
}

export function NewPermission() {
  const t = useMessages(peopleMessages);
  return (
    <Judged permission="createPermissions" title={t('madePermissions.new')}>
      <CreateForm screens={madePermissions} fields={MadeFields} />
    </Judged>
  );
}
export function EditPermission() {
  const t = useMessages(peopleMessages);
  return (
    <Judged permission="modifyPermissions" title={t('madePermissions.title')}>
      <EditForm screens={madePermissions} fields={MadeFields} side={MadeUses} />
    </Judged>
  );
}
