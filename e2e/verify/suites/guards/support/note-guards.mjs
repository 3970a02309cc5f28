const file = 'services/accounts/src/staff-notes/note-subjects.ts';
const tests = 'services/accounts/src/staff-notes/staff-notes.http.spec.ts';

/** Protections of the notes of staff. */
export const noteGuards = [
  {
    name: 'owner clause: only the author edits and deletes a note',
    file,
    marker: 'note-author',
    take: / and note\.author_id = \$3::uuid/,
    put: ' and $3::uuid is not null',
    tests,
    expected: 'is read by others, and neither edited nor deleted by them',
  },
  {
    name: 'version: of two edits of a note the first counts',
    file,
    marker: 'note-version',
    take: / and version = \$5/,
    put: ' and $5::int > 0',
    tests,
    expected: 'of two edits of one version keeps the first, and the second gets what is stored',
  },
];
