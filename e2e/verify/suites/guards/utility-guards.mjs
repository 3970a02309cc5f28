const tests = 'services/accounts/src/security-incidents/security-incidents.http.spec.ts';

/** Protections of the utilities of support. */
export const utilityGuards = [
  {
    name: 'security incidents: the database keeps them for 24 months after they are closed',
    file: 'services/accounts/src/database/migrations/20261129120000-create-security-incident.ts',
    marker: 'keep-incident',
    take: /if old\.closed_at is null or old\.closed_at >= now\(\) - interval '24 months' then/,
    put: 'if false then',
    tests,
    expected: 'refuses its deletion before 24 months have passed since it was closed',
  },
  {
    name: 'security incidents: a significant risk is closed after the notifications',
    file: 'services/accounts/src/security-incidents/security-incident-rules.ts',
    marker: 'incident-notified',
    take: /if \(!isSignificant\(incident\)\) return \{\};/,
    put: 'if (incident.risk) return {};',
    tests,
    expected: 'needs both notifications if the risk is significant',
  },
  {
    name: 'utilities: a run that was cancelled does no more',
    file: 'services/catalog/src/utilities/utility-runs.ts',
    marker: 'utility-cancelled',
    take: / and state = 'running' for update/,
    put: ' for update',
    tests: 'services/catalog/src/utilities/utilities.http.spec.ts',
    expected: 'that is cancelled keeps what is done, and does no more',
  },
];
