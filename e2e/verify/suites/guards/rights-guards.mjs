const climbing = 'services/accounts/src/user-management/climbing.http.spec.ts';

/** Protections of who may give which rights. */
export const rightsGuards = [
  {
    name: 'rights: changes of rights happen one after another',
    file: 'services/accounts/src/roles/author-rights.ts',
    marker: 'rights-lock',
    take: /await manager\.query\(lockSql\);/,
    put: '',
    tests: climbing,
    expected: 'is refused after the change that took it',
  },
  {
    name: 'rights: a change is judged by the rights of its author as they are stored',
    file: 'services/accounts/src/roles/author-rights.ts',
    marker: 'fresh-rights',
    take: /if \(!row\?\.permissions\.includes\(needed\)\)/,
    put: 'if (!row)',
    tests: 'services/accounts/src/roles/role-resource.http.spec.ts',
    expected: 'is refused after the right to do it was taken, whatever the session says',
  },
  {
    name: 'rights: accounts of owners and administrators are changed by owners',
    file: 'services/accounts/src/user-management/user-authority.ts',
    marker: 'owner-required',
    take: /if \(!held\.isOwner && roles\.some\(\(role\) => ownersRoles\.includes\(role\)\)\)/,
    put: 'if (false)',
    tests: climbing,
    expected: 'do not let them rename an administrator',
  },
  {
    name: 'rights: an account is changed only by users who have all its rights',
    file: 'services/accounts/src/user-management/user-authority.ts',
    marker: 'permission-held',
    take: /given\.map\(\(\{ name \}\) => name\)/,
    put: '[]',
    tests: climbing,
    expected: 'does not change support, who have rights that they lack',
  },
];
