/** Protections of inquiries. */
export const inquiryGuards = [
  {
    name: 'conditional update: a held message is decided once',
    file: 'services/catalog/src/staff-inquiries/held-message-decisions.ts',
    marker: 'decided-once',
    take: / and m\.hold_score is not null\s+and m\.decided_at is null/,
    put: '',
    tests: 'services/catalog/src/staff-inquiries/held-message-decisions.http.spec.ts',
    expected: 'is decided once by agents who decide at the same time, also beside the release after a day',
  },
];
