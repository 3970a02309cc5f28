/** Joins `person` with the roles and permissions that `rightsColumns` reads. */
export const rightsJoins = `
  left join person_role mine on mine.person_id = person.id left join role on role.key = mine.role_key
  left join role_permission held on held.role_key = role.key`;

/**
 * Returns the columns `version` and `permissions` of a statement that is grouped by `person.id`. Its parameters from
 * `first` on: the permissions of unverified users, whether staff need two-factor authentication, the roles of people who are not staff.
 */
export const rightsColumns = (first: number): string => `
  greatest(person.rights_version, max(role.rights_version))::int as version,
  coalesce(array_agg(distinct held.permission_key order by held.permission_key) filter (
    where held.permission_key is not null
      and (person.email_verified_at is not null or held.permission_key = any($${first}))
      and not ($${first + 1}
        and exists (
          select 1 from person_role staff where staff.person_id = person.id and staff.role_key <> all($${first + 2}))
        and not exists (select 1 from totp where totp.person_id = person.id and confirmed_at is not null))
  ), '{}') as permissions`;
