import type { RentTrends, TrendCell, TrendMonth } from '@porchlight/contracts/catalog';
import { stubResponses, inSite, type SiteOptions } from '@porchlight/listing-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { trendsHead } from './trends-page.ts';
import TrendsScreen from './trends-screen.tsx';

const cell = (beds: number, more: Partial<TrendCell> = {}): TrendCell => ({
  beds,
  n: 140,
  median: 1500 + beds * 300,
  p25: 1400,
  p75: 1600,
  avg: 1510,
  quality: 'normal',
  ...more,
});
const months = (beds: number): TrendMonth[] =>
  [1450, 1470, 1500].map((median, at) => ({
    beds,
    n: 140,
    median: median + beds,
    p25: 1400,
    p75: 1600,
    avg: 1500,
    quality: 'normal',
    month: `2026-${String(at + 9).padStart(2, '0')}`,
    ...(at === 2 ? { soFar: true } : {}),
  }));
const calgary: RentTrends = {
  area: {
    kind: 'city',
    id: '11',
    name: 'Calgary',
    province: 'AB',
    provinceName: 'Alberta',
    country: 'CA',
    url: '/homes/alberta/calgary',
  },
  asOf: '2026-11-21',
  currency: 'CAD',
  method: 'We count each home once.',
  cells: [
    cell(0, { n: 14, quality: 'limited' }),
    cell(1, { mom: 0.021, yoy: -0.034 }),
    cell(2, { standInKind: 'metro', standIn: 'Calgary area', mom: 0 }),
    { beds: 3, n: 4, quality: 'suppressed' },
    cell(4),
  ],
  series: [...months(1), ...months(2)],
  byFurnishing: [
    cell(1, { furnished: true, median: 2150, n: 31 }),
    cell(2, { furnished: true, median: 2700 }),
    cell(1, { furnished: false, median: 1780, n: 109 }),
  ],
  rooms: { cell: cell(1, { n: 44, median: 845 }), series: months(1).map((month) => ({ ...month, median: 840 })) },
  similarAreas: [
    {
      kind: 'city',
      id: '13',
      name: 'Edmonton',
      province: 'AB',
      country: 'CA',
      count: 90,
      url: '/homes/alberta/edmonton',
      median: 1355,
    },
  ],
};
const open = (response: unknown, site: SiteOptions = {}) =>
  render(
    <TrendsScreen />,
    inSite({
      at: '/homes/alberta/calgary/rent-trends',
      path: '/homes/:province/:place/rent-trends',
      send: stubResponses({ '/listings/rent-trends/alberta/calgary': response }),
      ...site,
    }),
  );
const rowOf = (size: string) =>
  within(screen.getByRole('table', { name: 'Asking rents by home size' })).getByRole('row', {
    name: new RegExp(`^${size}`),
  });

describe('the page of rent trends', () => {
  it('shows the rent of each size, and its change as text', async () => {
    open(calgary);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rent trends in Calgary' })).toBeTruthy();
    expect(within(rowOf('1 bed')).getByText('$1,800')).toBeTruthy();
    expect(within(rowOf('1 bed')).getByText('up 2.1%')).toBeTruthy();
    expect(within(rowOf('1 bed')).getByText('down 3.4%')).toBeTruthy();
    expect(within(rowOf('2 beds')).getByText('no change')).toBeTruthy();
    expect(within(rowOf('4 beds or more')).getAllByText('unknown')).toHaveLength(2);
    expect(screen.getByText(/As of November 21, 2026/)).toBeTruthy();
  });

  it('marks small samples, stand-in areas and missing figures', async () => {
    open(calgary);
    await screen.findByRole('heading', { level: 1, name: 'Rent trends in Calgary' });
    expect(within(rowOf('Studio')).getByText('Limited data')).toBeTruthy();
    expect(
      within(rowOf('2 beds')).getByText('Figures for the Calgary area: too few homes of this size here.'),
    ).toBeTruthy();
    expect(within(rowOf('3 beds')).getByText('Not enough data')).toBeTruthy();
    expect(rowOf('3 beds').textContent).not.toContain('$');
  });

  it('compares furnished with unfurnished homes of the sizes that have both', async () => {
    open(calgary);
    const table = await screen.findByRole('table', { name: 'Furnished or unfurnished' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['HomeFurnishedUnfurnished', '1 bed$2,15031 homes$1,780109 homes']);
  });

  it('shows no comparison of furnishings where no size has both', async () => {
    open({ ...calgary, byFurnishing: [cell(2, { furnished: true })] });
    await screen.findByRole('heading', { level: 1, name: 'Rent trends in Calgary' });
    expect(screen.queryByText('Furnished or unfurnished')).toBeNull();
  });

  it('shows rooms in shared homes as a row and a history of their own', async () => {
    open(calgary, { at: '/homes/alberta/calgary/rent-trends?beds=room' });
    expect((await screen.findByRole('figure')).textContent).toContain('Rents in Calgary, Room in a shared home: $840');
    expect(within(rowOf('Room in a shared home')).getByText('$845')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Room in a shared home' }).getAttribute('href')).toBe(
      '/homes/alberta/calgary/rent-trends?beds=room#months',
    );
  });

  it('names a stand-in area once when it applies to all sizes', async () => {
    open({ ...calgary, cells: [1, 2].map((beds) => cell(beds, { standInKind: 'province', standIn: 'Alberta' })) });
    expect(await screen.findByText('Too few homes here. These are the figures for Alberta.')).toBeTruthy();
    expect(screen.queryByText(/Figures of Alberta/)).toBeNull();
  });

  it('shows the rent history of one bedroom as a chart, a sentence and a table', async () => {
    open(calgary);
    const figure = await screen.findByRole('figure');
    expect(figure.textContent).toContain(
      'Rents in Calgary, 1 bed: $1,451 (September 2026) to $1,501 (November 2026). Lowest $1,451 (September 2026), highest $1,501 (November 2026).',
    );
    expect(figure.querySelector('svg')?.closest('[aria-hidden="true"]')).toBeTruthy();
    const rows = within(figure).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('November 2026, so far')]),
    );
    expect(rows).toHaveLength(4);
  });

  it('switches the size by a link, and names the stand-in area', async () => {
    open(calgary, { at: '/homes/alberta/calgary/rent-trends?beds=2' });
    expect((await screen.findByRole('figure')).textContent).toContain('Rents in the Calgary area, 2 beds');
    expect(screen.getByRole('link', { name: '1 bed' }).getAttribute('href')).toBe(
      '/homes/alberta/calgary/rent-trends?beds=1#months',
    );
    expect(screen.queryByRole('link', { name: '3 beds' })).toBeNull();
  });

  it('links to similar areas, to the listings and to the method', async () => {
    open(calgary);
    expect((await screen.findByRole('link', { name: 'Edmonton, AB' })).getAttribute('href')).toBe(
      '/homes/alberta/edmonton/rent-trends',
    );
    expect(screen.getByRole('link', { name: 'See homes for rent in Calgary' }).getAttribute('href')).toBe(
      '/homes/alberta/calgary',
    );
    expect(screen.getByRole('link', { name: 'How we count' }).getAttribute('href')).toBe('#method');
    expect(document.getElementById('method')?.textContent).toContain('We count each home once.');
  });

  it('speaks French under /fr', async () => {
    open(calgary, { language: 'fr-CA' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Évolution des loyers\u00a0: Calgary' })).toBeTruthy();
    expect(screen.getByText(/en hausse de 2,1\s%/)).toBeTruthy();
  });

  it('shows states for no figures, an unknown location, no rent trends and a failed request', async () => {
    open({
      ...calgary,
      cells: [0, 1, 2, 3, 4].map((beds) => ({ beds, n: 0, quality: 'suppressed' })),
      series: [],
      similarAreas: [],
    });
    expect(await screen.findByText('Not enough homes to show rents here')).toBeTruthy();
    open(500);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    open(undefined, {
      send: () => Promise.resolve({ status: 404, body: '{"message":"No.","code":"place-not-found"}' }),
    });
    expect(await screen.findByRole('heading', { name: 'We can’t find that place' })).toBeTruthy();
    open(undefined, { send: () => Promise.resolve({ status: 404, body: '{"message":"No.","code":"not-found"}' }) });
    expect(await screen.findByRole('heading', { name: 'We can’t find this page' })).toBeTruthy();
  });
});

describe('the head of the page of rent trends', () => {
  const context = {
    language: 'en-CA',
    siteName: 'Porchlight',
    origin: 'https://porchlight.test',
    path: '/homes/alberta/calgary/rent-trends',
    params: { province: 'alberta', place: 'calgary' },
    query: new URLSearchParams('beds=2'),
    now: new Date(),
  } as const;
  it('names the location, has one canonical URL for all sizes, and structured data', () => {
    const head = trendsHead({ trends: calgary, suggestions: [] }, context);
    expect(head).toMatchObject({
      title: 'Rent trends in Calgary',
      canonical: '/homes/alberta/calgary/rent-trends',
      noindex: false,
    });
    expect(head.jsonLd).toEqual([
      expect.objectContaining({ '@type': 'Dataset', temporalCoverage: '2026-09/2026-11' }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });
  it('is not indexed for a location without figures, and answers 404 for an unknown one', () => {
    expect(
      trendsHead(
        { trends: { ...calgary, cells: [{ beds: 1, n: 3, quality: 'suppressed' }] }, suggestions: [] },
        context,
      ).noindex,
    ).toBe(true);
    expect(trendsHead({ trends: undefined, suggestions: [] }, context)).toMatchObject({ status: 404, noindex: true });
  });
});
