import type { OwnListing, RentTrends, TrendCell } from '@porchlight/contracts/catalog';
import { screen, waitFor } from '@testing-library/react';
import { changeCall, fill, getCall, openEditor, save, stored } from '../testing/open-editor.tsx';
import { rentWarningOf } from './rent-warning.ts';

const trendsCall = 'GET /listings/rent-trends/ontario/toronto';
const aCell = (given: Partial<TrendCell> = {}): TrendCell => ({
  beds: 2,
  n: 240,
  median: 2_400,
  p25: 2_150,
  p75: 2_750,
  avg: 2_450,
  p1: 1_300,
  p99: 5_000,
  quality: 'normal',
  ...given,
});
const trendsOf = (cells: readonly TrendCell[], given: Partial<RentTrends> = {}): RentTrends => ({
  area: { kind: 'city', name: 'Toronto' },
  asOf: '2026-11-21',
  currency: 'CAD',
  cells: [...cells],
  series: [],
  byFurnishing: [],
  similarAreas: [],
  method: '',
  ...given,
});
const base = { cityPath: 'ontario/toronto', currency: 'CAD', beds: 2, listingKind: 'entire', rent: 2_400 } as const;

/** Opens the editor of a listing with two bedrooms in Toronto, beside rent trends. */
async function openWith(trends: RentTrends, given: Partial<OwnListing> = {}, visitor = {}) {
  const listing = stored({ ...base, ...given });
  const opened = openEditor({ [getCall]: [listing], [trendsCall]: [trends], [changeCall]: [listing] }, visitor);
  await waitFor(() => expect(opened.calls().some((call) => call.startsWith(trendsCall))).toBe(true));
  return opened;
}
const typical = () => screen.findByText(/^Typical for/);
const hint = () => screen.queryByText(/^Typical for/);

afterEach(() => localStorage.clear());

describe('the hint beside the rent', () => {
  it('names the typical rents of as many bedrooms', async () => {
    await openWith(trendsOf([aCell({ beds: 1, median: 1_900 }), aCell()]));
    expect((await typical()).textContent).toBe(
      'Typical for 2 bedrooms in Toronto: $2,150 to $2,750 a month (median $2,400).',
    );
    expect(screen.queryByText(/similar homes ask/)).toBeNull();
  });

  it('names the larger location and the few homes that figures come from', async () => {
    const cell = aCell({ quality: 'limited', n: 14, standInKind: 'metro', standIn: 'Toronto area' });
    await openWith(trendsOf([cell]));
    expect((await typical()).textContent).toBe(
      'Typical for 2 bedrooms in Toronto area: $2,150 to $2,750 a month (median $2,400). ' +
        'We know too few similar homes in Toronto, so this is for Toronto area. Limited data: 14 homes.',
    );
  });

  it('compares five bedrooms with four or more, and a room with rooms', async () => {
    const first = await openWith(trendsOf([aCell({ beds: 4 })]), { beds: 5 });
    expect((await typical()).textContent).toContain('Typical for 4 bedrooms or more in Toronto');
    first.unmount();
    await openWith(trendsOf([aCell()], { rooms: { cell: aCell({ beds: 1, median: 900 }), series: [] } }), {
      listingKind: 'room',
    });
    expect((await typical()).textContent).toContain('Typical for a room in Toronto');
  });

  it.each([
    ['too few homes', trendsOf([{ beds: 2, n: 9, quality: 'suppressed' }]), {}],
    ['another currency', trendsOf([aCell()], { currency: 'USD' }), {}],
    ['a sublet', trendsOf([aCell()]), { listingKind: 'sublet' }],
  ] as const)('says nothing about %s', async (_, trends, given) => {
    await openWith(trends, given);
    await screen.findByLabelText(/^Rent$/);
    expect(hint()).toBeNull();
  });

  it('warns of a rent that is probably mistyped, and saves it all the same', async () => {
    const { changes } = await openWith(trendsOf([aCell()]));
    await typical();
    await fill(/^Rent$/, '24000');
    expect(screen.getByText('This is far above what similar homes ask. Is a zero too many?')).toBeTruthy();
    await save();
    expect(changes()).toMatchObject([{ rent: 24_000 }]);
    await fill(/^Rent$/, '240');
    expect(screen.getByText('This is far below what similar homes ask. Is a zero missing?')).toBeTruthy();
    await fill(/^Rent$/, '');
    expect(screen.queryByText(/similar homes ask/)).toBeNull();
  });

  it('compares a weekly rent per month', async () => {
    await openWith(trendsOf([aCell()]), { rent: 550, rentFrequency: 'week' });
    await typical();
    expect(screen.queryByText(/similar homes ask/)).toBeNull();
    await fill(/^Rent$/, '1300');
    expect(screen.getByText('This is more than almost all similar homes ask. Please check the amount.')).toBeTruthy();
  });
});

describe('the warning about a rent', () => {
  it.each([
    [12_000, 'extraZero'],
    [11_999, 'high'],
    [5_001, 'high'],
    [5_000, undefined],
    [1_300, undefined],
    [1_299, 'low'],
    [481, 'low'],
    [480, 'missingZero'],
  ])('of %i beside a median of 2,400 is %s', (rent, warning) => {
    expect(rentWarningOf(rent, aCell())).toBe(warning);
  });

  it('needs the rents of almost all homes, except for a slip', () => {
    const { p1: _, p99: __, ...cell } = aCell();
    expect([rentWarningOf(11_999, cell), rentWarningOf(481, cell)]).toEqual([undefined, undefined]);
    expect([rentWarningOf(12_000, cell), rentWarningOf(480, cell)]).toEqual(['extraZero', 'missingZero']);
    expect(rentWarningOf(12_000, { beds: 2, n: 9, quality: 'suppressed' })).toBeUndefined();
  });
});
