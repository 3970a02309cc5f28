/** Characters of the name of a role. */
export const maxRoleName = 60;
/** Characters that say what a role is for. */
export const maxRolePurpose = 300;
/** Roles of one user. */
export const maxRolesPerUser = 10;
/** People of a role that are counted; more are shown as 'more than 1,000'. */
export const maxCountedUsers = 1_000;
/** Characters of the label of a permission, per language. */
export const maxPermissionLabel = 80;
/** Permissions that owners can make; each identity carries those of its user. */
export const maxMadePermissions = 100;
/** Users of a company on its record; the others are found by the search of users. */
export const maxCompanyUsers = 25;
