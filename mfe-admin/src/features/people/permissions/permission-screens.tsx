import { CreateForm, EditForm } from '@porchlight/resource-kit';
import { StaffOnly } from '../../../shared/staff-only/staff-only.tsx';
import { madePermissions } from '../people-resources.ts';
import { MadeFields } from './made-fields.tsx';
import { MadeUses } from './made-uses.tsx';

// The addresses require a login only, so the screens judge the permission.
export const NewPermission = () => (
  <StaffOnly permission="createPermissions">
    <CreateForm screens={madePermissions} fields={MadeFields} />
  </StaffOnly>
);
export const EditPermission = () => (
  <StaffOnly permission="modifyPermissions">
    <EditForm screens={madePermissions} fields={MadeFields} side={MadeUses} />
  </StaffOnly>
);
