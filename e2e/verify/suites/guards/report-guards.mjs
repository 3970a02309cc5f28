const folder = 'services/catalog/src/listing-reports';
const decisions = `${folder}/report-decisions.http.spec.ts`;
const dismissals = `${folder}/dismissals/report-dismissals.http.spec.ts`;

/** Protections of reports of listings, decisions about them, and appeals. */
export const reportGuards = [
  {
    name: 'conditional update: reports are decided about once',
    file: `${folder}/report-decisions.ts`,
    marker: 'report-decision',
    take: / and decision is null returning/,
    put: ' returning',
    tests: decisions,
    expected: 'of two at once is the first: the second gets 409, and no mail is doubled',
  },
  {
    name: 'reports: only the person who dismissed them undoes it',
    file: `${folder}/dismissals/report-dismissals.ts`,
    marker: 'own-dismissal',
    take: / and decided_by = \$2::uuid/,
    put: '',
    tests: dismissals,
    expected: 'are opened again neither by a colleague, nor once they are final, nor after another decision',
  },
  {
    name: 'conditional update: dismissed reports that are final are not opened again',
    file: `${folder}/dismissals/report-dismissals.ts`,
    marker: 'own-dismissal',
    take: / and applied_at is null/,
    put: '',
    tests: dismissals,
    expected: 'are final before the listing is reported again, and the new report is judged for itself',
  },
  {
    name: 'reports: the member of support who decided does not decide about the appeal',
    file: `${folder}/report-appeals.ts`,
    marker: 'report-appeal',
    take: / and decided_by <> \$3::uuid/,
    put: '',
    tests: decisions,
    expected: 'is decided by a colleague, who can restore the listing',
  },
  {
    name: 'owner clause: a landlord reads and appeals only decisions about their own listing',
    file: `${folder}/report-appeals.ts`,
    marker: 'own-report-outcome',
    take: / and owner_user_id = \$2::uuid/,
    put: ' and $2::uuid is not null',
    tests: decisions,
    expected: 'shows its landlord neither reporters nor reports',
  },
];
