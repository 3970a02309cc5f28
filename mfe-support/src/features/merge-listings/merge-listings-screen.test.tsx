import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ListingMerge, ListingMergePreview, MergeCandidate, MergeCandidates } from '@porchlight/contracts/catalog';
import { aReviewedListing } from '../../testing/a-reviewed-listing.ts';
import { companyId } from '../../testing/a-company.ts';
import { openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const base = `/support/company-listings/${companyId}`;
const candidatesCall = `GET ${base}/merge-candidates`;
const listCall = `GET ${base}/merges`;
const previewCall = `POST ${base}/merges/preview`;
const mergeCall = `POST ${base}/merges`;
const mergeId = '55555555-5555-4555-8555-555555555555';
const undoCall = `POST ${base}/merges/${mergeId}/undo`;

const aCandidate = (id: string, over: Partial<MergeCandidate> = {}): MergeCandidate => ({
  id,
  title: `Home ${id.at(-1)}`,
  lang: 'en',
  status: 'active',
  isLive: true,
  address: '12 Oak Street',
  city: 'Toronto',
  province: 'ON',
  company: 'Maple Homes',
  leads: 2,
  ...over,
});
const [one, two, three] = ['home000001', 'home000002', 'home000003'].map((id) => aCandidate(id)) as [
  MergeCandidate,
  MergeCandidate,
  MergeCandidate,
];
const candidates = (over: Partial<MergeCandidates> = {}): MergeCandidates => ({
  listings: [one, two, three],
  more: false,
  suggestions: [{ match: 'same', listings: [one, two] }],
  ...over,
});
const aHome = (id: string, over: object = {}) => ({
  ...aReviewedListing().listing,
  id,
  title: `Home ${id.at(-1)}`,
  ...over,
});
const aPreview = (over: Partial<ListingMergePreview> = {}): ListingMergePreview => ({
  listings: [aHome(one.id, { version: 4, rent: 1_800 }), aHome(two.id, { version: 2, rent: 1_950 })],
  moved: [
    { kind: 'lead', count: 3 },
    { kind: 'joined-lead', count: 1 },
  ],
  takesHomeOffSite: false,
  endsFeaturing: [],
  ...over,
});
const aMerge = (over: Partial<ListingMerge> = {}): ListingMerge => ({
  id: mergeId,
  canonical: { id: one.id, title: one.title, lang: 'en' },
  duplicates: [{ id: two.id, title: two.title, lang: 'en' }],
  mergedAt: '2026-11-21T12:00:00.000Z',
  undoUntil: '2026-12-21T12:00:00.000Z',
  ...over,
});

const open = (responses: Responses = {}, language: 'en-CA' | 'fr-CA' = 'en-CA', isPhone = false) =>
  openAsSupport({
    at: `/support/company/${companyId}/merge-listings`,
    permissions: ['mergeListings'],
    language,
    isPhone,
    responses: {
      [candidatesCall]: [candidates()],
      [listCall]: [{ merges: [] }],
      [previewCall]: [aPreview()],
      [mergeCall]: [aMerge()],
      ...responses,
    },
  });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const review = async () => {
  await press('Compare 2 listings');
  await press('Show what moves');
  await screen.findByRole('table', { name: 'What moves' });
};

beforeEach(() => localStorage.clear());

describe('LISTING-MERGE-1: the tool that merges listings', () => {
  it('suggests groups, shows what moves, merges after a confirmation, and can undo it', async () => {
    const { changes } = open({ [undoCall]: [aMerge({ undoneAt: '2026-11-21T13:00:00.000Z' })] });
    await review();
    const table = within(screen.getByRole('table', { name: 'What moves' }));
    expect(table.getByRole('row', { name: 'Leads 3' })).toBeTruthy();
    expect(screen.getByText(/No credits are refunded/)).toBeTruthy();
    await press('Merge listings');
    const dialog = within(screen.getByRole('dialog', { name: 'Merge 1 duplicate?' }));
    expect(dialog.getByText(/its address leads to “Home 1”/)).toBeTruthy();
    expect(changes()).toHaveLength(1);
    fireEvent.click(dialog.getByRole('button', { name: 'Merge listings' }));
    expect(await screen.findByText('1 duplicate now leads to “Home 1”.')).toBeTruthy();
    expect(changes()[1]?.body).toEqual({
      canonicalId: one.id,
      duplicateIds: [two.id],
      versions: [
        { id: one.id, version: 4 },
        { id: two.id, version: 2 },
      ],
    });
    await press('Undo the merge into “Home 1”');
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Undo this merge?' })).getByRole('button', { name: 'Undo' }),
    );
    expect(await screen.findByText('The merge was undone.')).toBeTruthy();
  });
  it('compares selected listings, of which another one can stay', async () => {
    const { changes } = open();
    const compare = await screen.findByRole<HTMLButtonElement>('button', { name: 'Compare selected listings' });
    expect(compare.disabled).toBe(true);
    for (const title of ['Home 2', 'Home 3'])
      fireEvent.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
    fireEvent.click(compare);
    fireEvent.click(await screen.findByRole('radio', { name: /Home 3/ }));
    await press('Show what moves');
    await waitFor(() => expect(changes()[0]?.body).toEqual({ canonicalId: three.id, duplicateIds: [two.id] }));
  });
  it('starts with the listing that the address names, also one that is not among the first', async () => {
    const { calls } = openAsSupport({
      at: `/support/company/${companyId}/merge-listings?listing=${three.id}`,
      permissions: ['mergeListings'],
      responses: {
        [candidatesCall]: [candidates({ listings: [one, two] }), candidates({ listings: [three], suggestions: [] })],
        [listCall]: [{ merges: [] }],
      },
    });
    expect(await screen.findByText(/^1 selected/)).toBeTruthy();
    expect(calls()).toContain(`${candidatesCall}?search=${three.id}`);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Home 1' }));
    expect(await screen.findByText(/^2 selected/)).toBeTruthy();
  });
  it('takes fields from a duplicate; equal ones are not shown', async () => {
    const { changes } = open();
    await review();
    const fields = within(screen.getByRole('region', { name: 'Fields that differ' }));
    expect(fields.queryByRole('group', { name: 'Address' })).toBeNull();
    fireEvent.click(fields.getByRole('radio', { name: /1,950.*duplicate 1/ }));
    await press('Merge listings');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge listings' }));
    await waitFor(() => expect(changes()[1]?.body['fields']).toEqual([{ field: 'rent', listingId: two.id }]));
  });
  it('needs a confirmation that the home leaves the site', async () => {
    const { changes } = open({ [previewCall]: [aPreview({ takesHomeOffSite: true, endsFeaturing: [two.id] })] });
    await review();
    expect(screen.getByText(/One duplicate is featured now/)).toBeTruthy();
    await press('Merge listings');
    expect(screen.getByText(/Confirm that the home leaves the site/)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /renters no longer find this home/ }));
    await press('Merge listings');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge listings' }));
    await waitFor(() => expect(changes()[1]?.body['takesHomeOffSite']).toBe(true));
  });
  it('shows why a preview or a merge was refused', async () => {
    const refusal = (message: string) => ({ status: 409, code: 'already-merged', message });
    open({
      [previewCall]: [refusal('It is merged.'), aPreview()],
      [mergeCall]: [refusal('A colleague has merged it.')],
    });
    await press('Compare 2 listings');
    await press('Show what moves');
    expect(await screen.findByText('It is merged.')).toBeTruthy();
    await press('Show what moves');
    await press('Merge listings');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge listings' }));
    expect(await screen.findByText('A colleague has merged it.')).toBeTruthy();
  });
  it('searches the listings of the company, and keeps what is selected', async () => {
    const { calls } = open({ [candidatesCall]: [candidates(), candidates({ listings: [three], suggestions: [] })] });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Home 1' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Home 3' } });
    await press('Search');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Home 1' })).toBeNull());
    expect(calls()).toContain(`${candidatesCall}?search=Home%203`);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Home 3' }));
    expect(screen.getByText(/2 selected/)).toBeTruthy();
  });
  it('lists the merges of the company, and undoes those that can be undone', async () => {
    const old = aMerge({
      id: '66666666-6666-4666-8666-666666666666',
      canonical: { id: three.id, title: 'Old home', lang: 'en' },
    });
    const { undoUntil: _until, ...past } = old;
    const { changes } = open({ [listCall]: [{ merges: [aMerge(), past] }], [undoCall]: [aMerge()] });
    expect(await screen.findByText('One listing merged into “Old home”')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo the merge into “Old home”' })).toBeNull();
    await press('Undo the merge into “Home 1”');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
  });
  it('names an empty company, and tries again after a failure', async () => {
    open({ [candidatesCall]: [503, candidates({ listings: [], suggestions: [] })] });
    await press('Try again');
    expect(await screen.findByText('No listings to merge')).toBeTruthy();
    expect(screen.getByText('No look-alikes found')).toBeTruthy();
    expect(await screen.findByText('No listings of this company were merged yet.')).toBeTruthy();
  });
  it('is only for staff with the permission', async () => {
    const { calls } = openAsSupport({
      at: `/support/company/${companyId}/merge-listings`,
      permissions: ['showCompany'],
      responses: {},
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Merge listings' })).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('is in French too, on a phone', async () => {
    open({}, 'fr-CA', true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fusionner des annonces' })).toBeTruthy();
    await press('Comparer 2 annonces');
    expect(await screen.findByRole('group', { name: /Quelle annonce reste/ })).toBeTruthy();
  });
});
