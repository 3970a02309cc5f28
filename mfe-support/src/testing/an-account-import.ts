import type { AccountImport, ImportRow, ImportRows } from '@porchlight/contracts/accounts';
import { companyPage } from './a-company.ts';
import { me } from './open-as-support.tsx';

export const importId = '77777777-7777-4777-8777-777777777777';
export const importedUserId = '88888888-8888-4888-8888-888888888888';

const counts = {
  create: 0,
  update: 0,
  skip: 0,
  conflict: 0,
  error: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  cancelled: 0,
  removed: 0,
  restored: 0,
  kept: 0,
  mailed: 0,
};
const names = ['external_ref', 'company_name', 'first_name', 'last_name', 'Courriel', 'opening_credits'];
const guessed = ['external_ref', 'company_name', 'first_name', 'last_name'] as const;

type Over = Partial<Omit<AccountImport, 'counts'>> & { readonly counts?: Partial<AccountImport['counts']> };
/** An import of five rows whose column of the address is not guessed. */
export const anImport = ({ counts: counted, ...over }: Over = {}): AccountImport => ({
  id: importId,
  fileName: 'landlords.csv',
  state: 'uploaded',
  rowCount: 5,
  startedBy: me,
  startedAt: '2026-11-30T12:00:00.000Z',
  columns: names.map((name) => ({ name, samples: name === 'Courriel' ? ['amara@example.com'] : [] })),
  mapping: guessed.map((field, column) => ({ field, column })),
  canMail: false,
  ...over,
  counts: { ...counts, ...counted },
});
export const aCheckedImport = (over: Over = {}) =>
  anImport({ state: 'dry_run', counts: { create: 3, update: 1, conflict: 1 }, ...over });
export const aDoneImport = (over: Over = {}) =>
  anImport({
    state: 'done_with_errors',
    endedAt: '2026-11-30T12:01:00.000Z',
    rollBackUntil: '2026-12-01T12:01:00.000Z',
    canMail: true,
    counts: { create: 3, update: 1, conflict: 1, created: 3, updated: 1, failed: 1 },
    ...over,
  });
export const anImportRow = (over: Partial<ImportRow> = {}): ImportRow => ({
  line: 2,
  reference: 'L-1',
  company: 'Maple Homes',
  email: 'amara@example.com',
  plan: 'create',
  issues: [],
  ...over,
});
export const importRows = (...rows: readonly ImportRow[]): ImportRows => ({
  rows: [...rows],
  pagination: { ...companyPage().pagination, total: rows.length },
});
