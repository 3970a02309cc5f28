/** Messages about users that several screens show, in English. */
export const en = {
  'state.active': 'Active',
  'state.invited': 'No password yet',
  'state.disabled': 'Disabled',
  'state.leaving': 'To be deleted',
  'state.merged': 'Merged into another account',
  user: 'User',
  email: 'Email',
  roles: 'Roles',
  noRoles: 'None',
  company: 'Company',
  joined: 'Joined',
  lastSeen: 'Last seen',
  state: 'Account',
  verified: 'Verified',
  notVerified: 'Not verified',
} as const;
