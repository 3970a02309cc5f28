const merges = 'services/catalog/src/locations/editing/city-merges.http.spec.ts';

/** Protections of the changes of cities. */
export const locationGuards = [
  {
    name: 'lock: a listing that is written during a merge of its city moves too',
    file: 'services/catalog/src/locations/editing/city-merges.ts',
    marker: 'merged-city-lock',
    take: / for update/,
    put: '',
    tests: merges,
    expected: 'takes along a listing and an alert that are written at the same time',
  },
  {
    name: 'lock: a city is not removed beside a listing that is written for it',
    file: 'services/catalog/src/locations/editing/city-rules.ts',
    marker: 'removed-city-lock',
    take: / for update/,
    put: '',
    tests: merges,
    expected: 'is refused beside a listing that is written at the same time',
  },
  {
    name: 'lock: one transaction at a time changes cities and metro areas',
    file: 'services/catalog/src/locations/editing/location-changes.ts',
    marker: 'location-changes-lock',
    take: /pg_advisory_xact_lock\(hashtextextended\('location changes', 0\)\)/,
    put: '1',
    tests: merges,
    expected: 'into a city that is merged at the same time is refused',
  },
];
