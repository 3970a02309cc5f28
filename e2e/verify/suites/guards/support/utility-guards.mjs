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
    file: 'packages/service-kit/src/utilities/utilities.ts',
    marker: 'utility-cancelled',
    take: / and state = 'running' for update/,
    put: ' for update',
    tests: 'services/catalog/src/utilities/utilities.http.spec.ts',
    expected: 'that is cancelled keeps what is done, and does no more',
  },
  {
    name: 'utilities: a photo stays while its versions are written',
    file: 'services/catalog/src/utilities/photo-step.ts',
    marker: 'photo-lock',
    take: / for key share of photo/,
    put: '',
    tests: 'services/catalog/src/utilities/photo-repair.http.spec.ts',
    expected: 'lets no photo be deleted while its versions are written',
  },
  {
    name: 'failed jobs: the second retry of a job does nothing',
    file: 'packages/service-kit/src/outbox/failed-jobs/failed-job-queue.ts',
    marker: 'failed-job-once',
    take: / and state = 'dead'/,
    put: '',
    tests: 'packages/service-kit/src/outbox/failed-jobs/failed-jobs.http.spec.ts',
    expected: 'run once when two members of staff retry them',
  },
  {
    name: 'mails: the second retry of a mail does nothing',
    file: 'services/accounts/src/mail/lookup/mail-lookups.ts',
    marker: 'mail-retry-once',
    take: / and next_at > now\(\)/,
    put: '',
    tests: 'services/accounts/src/mail/lookup/mail-lookup.http.spec.ts',
    expected: 'is retried by the first of two members of staff',
  },
];
