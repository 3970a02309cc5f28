const views = 'services/accounts/src/view-as/view-as.http.spec.ts';
const wholeSite = 'e2e/access/view-as.http.spec.ts';

/** Protections of views of the site as a user, by staff. */
export const viewAsGuards = [
  {
    name: 'view-as: services refuse what a view may not do',
    file: 'packages/service-kit/src/http/access-hook.ts',
    marker: 'view-as-refused',
    take: /caller\.impersonatorId !== undefined && !isOpenToViewAs\(declared\)/,
    put: 'false',
    tests: wholeSite,
    expected: 'as a renter is refused every change and the named reads, each logged once with both ids',
  },
  {
    name: 'view-as: a call without a declaration changes nothing and exports nothing',
    file: 'packages/contracts/src/kernel/routes/route.ts',
    marker: 'view-as-default',
    take: /viewAs === undefined \? method === 'GET' && lane !== 'export' : viewAs === 'allowed'/,
    put: "viewAs !== 'refused' || (method === 'GET' && lane === 'read')",
    tests: wholeSite,
    expected: 'as a renter is refused every change and the named reads, each logged once with both ids',
  },
  {
    name: 'view-as: the view ends at once with a session of its viewer',
    file: 'services/gateway/src/session/sessions.ts',
    marker: 'view-as-drop',
    take: /\.\.\.\(session\.impersonatorId \? \[session\.impersonatorId\] : \[\]\)/,
    put: '',
    tests: wholeSite,
    expected: 'loses the view with the own session',
  },
  {
    name: 'view-as: a token without the cookie of the browser that started the view is refused',
    file: 'services/accounts/src/sessions/view-resolver.ts',
    marker: 'view-as-binding',
    take: /if \(expectedBinding !== null && expectedBinding !== binding\) return this\.#endMisused\(row\);/,
    put: 'void [expectedBinding, binding, this.#endMisused];',
    tests: views,
    expected: 'is bound to the cookie of the browser that started it; without the cookie it ends',
  },
  {
    name: 'view-as: staff are not viewed',
    file: 'services/accounts/src/view-as/view-as.service.ts',
    marker: 'view-as-staff',
    take: /if \(isStaff\(user\.roles\)\) throw new Problem\(403, 'staff-account', messages\.staffAccount\);/,
    put: 'void isStaff;',
    tests: views,
    expected: 'is never staff, whatever the role of the viewer',
  },
];
