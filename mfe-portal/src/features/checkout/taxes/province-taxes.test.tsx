import type { QuoteRequest } from '@porchlight/contracts/commerce';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill, oneByOne, open, quoteOf } from '../testing/open-checkout.tsx';

const path = '/ecommerce/quote/provinces';
const gst = { name: 'GST', ratePpm: 50_000, cents: 675 };
const qst = { name: 'QST', ratePpm: 99_750, cents: 1_347 };
const quotes = {
  currency: 'CAD',
  provinces: [
    { province: 'AB', taxes: [gst], totalCents: 14_175 },
    { province: 'NU', taxes: [], totalCents: 13_500 },
    { province: 'ON', taxes: [{ name: 'HST', ratePpm: 130_000, cents: 1_755 }], totalCents: 15_255 },
    { province: 'QC', taxes: [gst, qst], totalCents: 15_522 },
  ],
};

/** Clicks the summary and reports the state of the element, as browsers do. */
function unfold() {
  const summary = screen.getByText('Tax on this order, by province', { selector: 'summary span' });
  const details = summary.closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}
const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the taxes by province', () => {
  it('are requested once they are unfolded, and mark the province of the address', async () => {
    const { requested } = await open({ [path]: quotes });
    expect(requested()).not.toContain(path);
    unfold();
    const table = await screen.findByRole('table', { name: 'Tax on this order, by province' });
    expect(rowsIn(table)).toEqual([
      ['Province', 'Tax', 'Tax lines', 'Total'],
      ['Ontario, your province', 'HST 13%', '$17.55', '$152.55'],
      ['Alberta', 'GST 5%', '$6.75', '$141.75'],
      ['Nunavut', 'No sales tax', '$0.00', '$135.00'],
      ['Quebec', 'GST 5% + QST 9.975%', '$6.75 + $13.47', '$155.22'],
    ]);
    fill('Province or state', 'QC');
    await waitFor(() => expect(rowsIn(table)[1]![0]).toBe('Quebec, your province'));
  });
  it('are those of the bundle with its promo code, also after another choice', async () => {
    const { bodiesOf } = await open({ [path]: quotes }, '/portal/billing/checkout?credits=100&promo=SAVE10');
    await screen.findByText('SAVE10: you save $13.50');
    unfold();
    await screen.findByRole('table', { name: 'Tax on this order, by province' });
    fireEvent.click(screen.getByRole('radio', { name: /^25 credits/ }));
    await waitFor(() =>
      expect(bodiesOf(path)).toEqual([
        { bundleId: 'bundle-150', promoCode: 'SAVE10' },
        { bundleId: 'bundle-25', promoCode: 'SAVE10' },
      ]),
    );
  });
  it('can be loaded again after a failure', async () => {
    await open({ [path]: oneByOne(503, quotes) });
    unfold();
    expect(await screen.findByText('We can’t load the taxes')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Alberta', { selector: 'th' })).toBeTruthy();
  });
  it('are not offered for a state, where no tax is charged', async () => {
    await open({ '/ecommerce/quote': (body) => quoteOf(body as QuoteRequest) });
    fill('Province or state', 'NY');
    await waitFor(() => expect(screen.queryByText('Tax on this order, by province')).toBeNull());
  });
});
