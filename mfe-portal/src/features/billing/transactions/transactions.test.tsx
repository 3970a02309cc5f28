import { standInForDownloads } from '@porchlight/listing-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAs, type FakeResponse } from '../../../testing/landlord-site.tsx';
import { creditTransaction, pageOf, payment } from '../testing/transactions-page.ts';
import { Transactions } from './transactions.tsx';

const listPath = '/elandlord/transactions';
const listingId = 'aaaaaaaaa1';
const responses = {
  [listPath]: pageOf([{ credits: creditTransaction({ listingId }) }, { money: payment() }]),
  [`${listPath}/credits`]: pageOf([creditTransaction()]),
  [`${listPath}/money`]: pageOf([payment({ state: 'refunded' })]),
  '/elandlord/listing-titles': { listings: [{ id: listingId, title: 'Loft on Queen', lang: 'en' }] },
  '/elandlord/listings': { listings: [{ id: 'bbbbbbbbb2', title: 'Room on King' }], counts: {}, pagination: {} },
};

beforeEach(() => {
  localStorage.clear();
});

const open = (
  query = '',
  over: Readonly<Record<string, FakeResponse>> = {},
  visitor: { now?: string; isPhone?: boolean } = {},
) =>
  openAs({
    at: `/portal/transactions${query}`,
    screen: <Transactions />,
    responses: { ...responses, ...over },
    ...visitor,
  });
const cellsOf = (row: HTMLElement | undefined) =>
  within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list of all transactions', () => {
  it('shows credits with sign, balance and listing, and payments with amount, order and receipt', async () => {
    open();
    await screen.findByText('Loft on Queen');
    const [, credits, money] = screen.getAllByRole('row');
    expect(cellsOf(credits)).toEqual(['Listing live for a dayLoft on Queen', 'Nov 20, 2026', '−1', '127', '', '']);
    expect(cellsOf(money).slice(0, 5)).toEqual(['60 creditsOrder 1042', 'Nov 19, 2026', '', '', '$64.41']);
    expect(within(money!).getByRole('button', { name: 'Download PDF RC-2026-000981' })).toBeTruthy();
  });
  it.each([
    ['refund', 'succeeded', 'Refund60 credits · Order 1042'],
    ['refund', 'pending', 'Refund60 credits · Order 1042 · Not confirmed yet'],
    ['dispute', 'open', 'Disputed payment60 credits · Order 1042 · The bank decides'],
    ['dispute', 'lost', 'Disputed payment60 credits · Order 1042 · Returned to the cardholder'],
  ] as const)('shows a %s that is %s with a negative amount', async (kind, state, text) => {
    open('?list=money', {
      [`${listPath}/money`]: pageOf([payment({ kind, state, totalCents: -5_000, taxCents: -575 })]),
    });
    await screen.findByText(/Order 1042/);
    expect(cellsOf(screen.getAllByRole('row')[1]).slice(0, 4)).toEqual([text, 'Nov 19, 2026', '−$5.75', '−$50.00']);
  });
  it('offers the credit note of a refund; a dispute has neither tax nor document', async () => {
    const note = { id: 'note-1', number: 'CN-2026-000001' };
    const { taxCents: _tax, receipt: _receipt, ...dispute } = payment({ id: 'd1', kind: 'dispute', state: 'open' });
    open('?list=money', {
      [`${listPath}/money`]: pageOf([payment({ kind: 'refund', state: 'succeeded', receipt: note }), dispute]),
    });
    expect(await screen.findByRole('button', { name: 'Download PDF CN-2026-000001' })).toBeTruthy();
    expect(cellsOf(screen.getAllByRole('row')[2]).filter((text) => text === '')).toHaveLength(2);
  });
  it('names the unit of credits on a phone, where columns have no titles', async () => {
    open('', {}, { isPhone: true });
    expect(await screen.findByText('−1 credit')).toBeTruthy();
  });
  it('marks received credits with a plus', async () => {
    open('', { [listPath]: pageOf([{ credits: creditTransaction({ credits: 1_500, balanceAfter: 1_628 }) }]) });
    expect(await screen.findByText('+1,500')).toBeTruthy();
  });
  it('shows why support returned credits of a listing', async () => {
    const returned = creditTransaction({ kind: 'adjustment', credits: 13, reason: 'Reports took it off the site.' });
    open('', { [listPath]: pageOf([{ credits: returned }]) });
    expect(await screen.findByText('Reports took it off the site.')).toBeTruthy();
  });
  it('explains a failure', async () => {
    open('', { [listPath]: 503 });
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load your transactions');
  });
});

describe('the tabs', () => {
  it('are links that retain the days', async () => {
    open('?from=2026-11-01&kind=daily');
    const money = await screen.findByRole('link', { name: 'Money' });
    expect(money.getAttribute('href')).toBe('/portal/transactions?list=money&from=2026-11-01');
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
  });
  it.each([
    ['?list=credits', `${listPath}/credits`, ['What', 'Date', 'Credits', 'Balance']],
    ['?list=money&p=2', `${listPath}/money?page=2`, ['What', 'Date', 'Tax in it', 'Amount', 'Receipt']],
  ])('request only their list: %s', async (query, path, columns) => {
    const { requested } = open(query);
    await screen.findAllByRole('row');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
    expect(requested().filter((one) => one.startsWith(listPath))).toEqual([path]);
  });
  it('show the state of a payment that was returned', async () => {
    open('?list=money');
    expect(await screen.findByText('Order 1042 · Refunded')).toBeTruthy();
  });
});

describe('the filters', () => {
  it('are in the address, and are cleared where nothing matches', async () => {
    const { requested } = open('?p=3', { [listPath]: pageOf([]) });
    expect(await screen.findByText('No transactions yet')).toBeTruthy();
    choose('Type', 'refund');
    await screen.findByText('No transactions match the filters');
    await screen.findByRole('option', { name: 'Room on King' });
    choose('Listing', 'bbbbbbbbb2');
    choose('From', '2026-11-01');
    await waitFor(() => {
      expect(requested().at(-1)).toBe(`${listPath}?kind=refund&listingId=bbbbbbbbb2&from=2026-11-01`);
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('No transactions yet')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('');
  });
  it('apply a day once it is whole', async () => {
    const { requested } = open();
    await screen.findAllByRole('row');
    choose('From', '0002-11-01');
    expect(requested().filter((one) => one.startsWith(listPath))).toEqual([listPath]);
  });
  it('name a listing in the address that is not among the newest', async () => {
    open(`?listingId=${listingId}`);
    expect(await screen.findByRole('option', { name: 'Loft on Queen' })).toBeTruthy();
  });
  it('of payments are their days', async () => {
    open('?list=money');
    await screen.findAllByRole('row');
    expect([screen.queryByLabelText('Type'), screen.queryByLabelText('Listing')]).toEqual([null, null]);
    expect(screen.getByLabelText('To')).toBeTruthy();
  });
});

describe('the pages', () => {
  it('are links that retain the filters', async () => {
    open('?kind=daily', { [listPath]: pageOf([{ credits: creditTransaction() }], [2]) });
    expect((await screen.findByRole('link', { name: 'Next' })).getAttribute('href')).toContain('?kind=daily&p=2');
  });
});

describe('the file', () => {
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  it('has the list and the filters, and the date in its name', async () => {
    const { requested, saved } = standInForDownloads(() => ({ status: 200, body: {} }));
    open('?list=credits&kind=daily&p=2');
    await press();
    await waitFor(() => {
      expect(saved).toEqual(['porchlight-transactions-2026-11-21.csv']);
    });
    expect(requested).toEqual([`/api${listPath}/export?list=credits&kind=daily`]);
  });
  it('has the day in Toronto in its name', async () => {
    const { saved } = standInForDownloads(() => ({ status: 200, body: {} }));
    open('', {}, { now: '2026-11-22T04:59:00.000Z' });
    await press();
    await waitFor(() => {
      expect(saved).toEqual(['porchlight-transactions-2026-11-21.csv']);
    });
  });
  it('of too many transactions is refused with the reason beside the button', async () => {
    const message = 'These are more than 10,000 transactions. Choose fewer days.';
    const { saved } = standInForDownloads(() => ({ status: 422, body: { code: 'too-many-rows', message } }));
    open();
    await press();
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
    expect(saved).toEqual([]);
  });
  it('that cannot be exported is explained', async () => {
    standInForDownloads(() => ({ status: 503, body: { code: 'busy', message: 'Try again in a moment.' } }));
    open();
    await press();
    expect((await screen.findByText('We can’t export your transactions')).closest('[role=alert]')).toBeTruthy();
  });
});
