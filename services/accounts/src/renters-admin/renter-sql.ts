import { personalRoles } from '../rights/role-permissions.ts';

const personalKeys = personalRoles.map((role) => `'${role}'`).join(', ');
/** Condition that `person` is a renter whom staff may look up: no member of staff, no decoy. */
export const isRenterSql = `
  person.state not in ('decoy', 'merged')
  and exists (select from person_role where person_id = person.id and role_key = 'renter')
  and not exists (select from person_role where person_id = person.id and role_key not in (${personalKeys}))`;
