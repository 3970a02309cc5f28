import type {
  RenewalMember,
  RenewalMembersPage,
  RenewalPreview,
  RenewalRunResult,
  RenewalRunRow,
} from '@porchlight/contracts/commerce';
import { companyId, companyPage } from './a-company.ts';
import { me } from './open-as-support.tsx';

const planId = '55555555-5555-4555-8555-555555555555';
export const runId = '66666666-6666-4666-8666-666666666666';

export const aRenewalMember = (over: Partial<RenewalMember> = {}): RenewalMember => ({
  companyId,
  companyName: 'Maple Homes',
  planId,
  planName: 'Membership, 12 months',
  endsOn: '2026-12-20',
  daysLeft: 20,
  province: 'ON',
  hasCard: true,
  autoRenews: false,
  isInProgress: false,
  ...over,
});
export const membersPage = (...members: readonly RenewalMember[]): RenewalMembersPage => ({
  members: [...members],
  provinces: ['ON', 'QC'],
  plans: [{ id: planId, name: 'Membership, 12 months' }],
  pagination: { ...companyPage().pagination, total: members.length },
});
export const aRenewalPreview: RenewalPreview = {
  rows: [
    {
      companyId,
      companyName: 'Maple Homes',
      oldExpiry: '2026-12-20',
      newExpiry: '2027-06-20',
      priceCents: 60_000,
      currency: 'CAD',
    },
    {
      companyId: planId,
      companyName: 'Birch Homes',
      oldExpiry: '2026-11-20',
      newExpiry: '2027-05-20',
      problem: 'no-card',
    },
  ],
  renewable: 1,
  totals: [{ currency: 'CAD', priceCents: 60_000 }],
};
export const aRenewalRow = (over: Partial<RenewalRunRow> = {}): RenewalRunRow => ({
  id: runId,
  companyId,
  companyName: 'Maple Homes',
  oldExpiry: '2026-12-20',
  newExpiry: '2027-06-20',
  state: 'renewed',
  amountCents: 67_800,
  currency: 'CAD',
  receiptNumber: 'RC-2026-000123',
  ...over,
});
export const aRenewalRun = (over: Partial<RenewalRunResult> = {}): RenewalRunResult => ({
  id: runId,
  state: 'done',
  months: 6,
  basis: 'card',
  note: 'Agreed by phone',
  startedBy: me,
  startedAt: '2026-11-30T12:00:00.000Z',
  endedAt: '2026-11-30T12:01:00.000Z',
  total: 1,
  renewed: 1,
  skipped: 0,
  failed: 0,
  waiting: 0,
  rows: [aRenewalRow()],
  ...over,
});
