import type { TaxReceipt } from '@porchlight/contracts/commerce';
import { standInForDownloads } from '@porchlight/listing-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAs, type FakeResponse, type OpenedScreen } from '../../testing/landlord-site.tsx';
import { TaxReceiptsScreen } from './tax-receipts-screen.tsx';

const receipt: TaxReceipt = {
  id: '33333333-3333-4333-8333-333333333333',
  number: 'RC-2026-000981',
  kind: 'receipt',
  issuedAt: '2026-11-20T12:00:00.000Z',
  totalCents: 15_255,
  taxCents: 1_755,
  currency: 'CAD',
  isReady: true,
};
const creditNote: TaxReceipt = { ...receipt, id: 'c', number: 'CN-2026-000001', kind: 'credit-note' };
const page = (taxReceipts: readonly TaxReceipt[], years: readonly number[] = [2026, 2025]) => ({
  taxReceipts,
  years,
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages: [],
    showing: { start: 1, end: taxReceipts.length },
    total: taxReceipts.length,
    more: false,
    numOfListingsFromPageOne: taxReceipts.length,
    endOfListings: true,
  },
});
const listPath = '/elandlord/tax-receipts';
const informationPath = '/elandlord/tax-information';
const none = { companyName: null, companyAddress: null, companyAddressCont: null, companyWebsite: null };
const billingInformation = {
  id: 'company-1',
  name: 'Nair Homes Inc.',
  phone: '+14165550123',
  line1: '214 Roncesvalles Ave',
  city: 'Toronto',
  postalCode: 'M6R 2M1',
  province: 'ON',
};
const responses = {
  [listPath]: page([receipt]),
  [informationPath]: { taxInformation: none },
  '/ecommerce/billing-information': { billingInformation },
};

beforeEach(() => {
  localStorage.clear();
});

type Given = Partial<Omit<OpenedScreen, 'responses'>> & { readonly over?: Readonly<Record<string, FakeResponse>> };
const open = ({ over = {}, ...visitor }: Given = {}) =>
  openAs({
    at: '/portal/tax-receipts',
    screen: <TaxReceiptsScreen />,
    responses: { ...responses, ...over },
    ...visitor,
  });
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const previewed = () => screen.getByRole('region', { name: 'How your next receipt will look' }).textContent;
const sentBodies = (sent: readonly { readonly body: string | undefined }[]) =>
  sent.flatMap(({ body }) => (body === undefined ? [] : [JSON.parse(body) as object]));

describe('the list of receipts', () => {
  it('shows number, date, amount and tax, and the amounts of a credit note as negative', async () => {
    open({ over: { [listPath]: page([receipt, creditNote]) } });
    const [, first, second] = await screen.findAllByRole('row');
    expect(
      within(first!)
        .getAllByRole('cell')
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    ).toEqual(['RC-2026-000981', 'Receipt', 'Nov 20, 2026', '$152.55', '$17.55']);
    expect(within(second!).getByText('Credit note')).toBeTruthy();
    expect(within(second!).getByText('−$152.55')).toBeTruthy();
  });
  it('is that of the year in the address, with a link for each year', async () => {
    const { requested } = open({ at: '/portal/tax-receipts?year=2025' });
    expect((await screen.findByRole('link', { name: '2025' })).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'All years' }).getAttribute('href')).toBe('/portal/tax-receipts');
    expect(requested()).toContain('/elandlord/tax-receipts?year=2025');
  });
  it('says when receipts appear, and offers to show all where a year has none', async () => {
    const first = open({ over: { [listPath]: page([], []) } });
    expect(await screen.findByText('Receipts appear after your first purchase')).toBeTruthy();
    first.unmount();
    open({ at: '/portal/tax-receipts?year=2024', over: { [listPath]: page([]) } });
    expect(await screen.findByText('No receipts in 2024')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all years' })).toBeTruthy();
  });
  it('explains a failure', async () => {
    open({ over: { [listPath]: 503 } });
    expect(await screen.findByText('We can’t load your receipts')).toBeTruthy();
  });
  it('is closed to a landlord whose email is unverified, and nothing is requested', async () => {
    const { requested } = open({ isVerified: false });
    expect(await screen.findByRole('link', { name: 'Confirm my email' })).toBeTruthy();
    expect(requested()).toEqual([]);
  });
});

describe('a PDF', () => {
  const linkPath = `${listPath}/${receipt.id}/link`;
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: /^Download PDF/ }));
  it('is downloaded by a link of its own, under its number', async () => {
    const { requested, saved } = standInForDownloads(() => ({ status: 200, body: {} }));
    open({ over: { [linkPath]: { state: 'ready', url: `${listPath}/1/file/token` } } });
    await press();
    await waitFor(() => {
      expect(saved).toEqual(['RC-2026-000981.pdf']);
    });
    expect(requested).toEqual([`/api${listPath}/1/file/token`]);
  });
  it('that cannot be downloaded is explained beside its button', async () => {
    const { saved } = standInForDownloads(() => ({ status: 410, body: { code: 'link-dead', message: 'Expired.' } }));
    open({ over: { [linkPath]: { state: 'ready', url: `${listPath}/1/file/token` } } });
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Expired.');
    expect([saved, screen.getByRole('button', { name: /^Download PDF/ })]).toEqual([[], expect.anything()]);
  });
});

describe('the zip of a year', () => {
  const press = async (year: number) =>
    fireEvent.click(await screen.findByRole('button', { name: `Download ${year} as a zip` }));
  it('is that of the newest year, or of the year in the address', async () => {
    const { requested, saved } = standInForDownloads(() => ({ status: 200, body: {} }));
    const first = open();
    await press(2026);
    await waitFor(() => {
      expect(saved).toEqual(['porchlight-receipts-2026.zip']);
    });
    first.unmount();
    open({ at: '/portal/tax-receipts?year=2025' });
    await press(2025);
    await waitFor(() => {
      expect(requested.at(-1)).toBe(`/api${listPath}/archive/2025`);
    });
  });
  it('says that a receipt is still being prepared, and can be tried again', async () => {
    standInForDownloads(() => ({ status: 503, body: { code: 'unavailable', message: 'Later.' } }));
    open();
    await press(2026);
    expect((await screen.findByRole('alert')).textContent).toContain('still being prepared');
    expect(screen.getByRole('button', { name: 'Download 2026 as a zip' })).toBeTruthy();
  });
});

describe('the details on receipts', () => {
  it('are previewed while they are typed, above the billing address', async () => {
    open();
    await screen.findByText('214 Roncesvalles Ave');
    expect(previewed()).toContain('Nair Homes Inc.214 Roncesvalles AveToronto ON M6R 2M1');
    fill(/^Company name/, 'Elm Homes');
    fill(/^Address \(/, '1 Elm Street');
    expect(previewed()).toContain('Elm Homes1 Elm StreetNair Homes Inc.214 Roncesvalles Ave');
  });
  it('are saved by their changed fields only', async () => {
    const saved = { ...none, companyName: 'Elm Homes', companyWebsite: 'https://elm.example' };
    const change = (body: unknown) => ({ taxInformation: { ...saved, ...(body as object | undefined) } });
    const { sent } = open({ over: { [informationPath]: change } });
    await screen.findByDisplayValue('Elm Homes');
    expect(screen.queryByRole('button', { name: 'Save details' })).toBeNull();
    fill(/^Address \(/, '1 Elm Street');
    fill(/^Website/, '');
    fireEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Save details' })).toBeNull();
    });
    expect(sentBodies(sent)).toEqual([{ companyAddress: '1 Elm Street', companyWebsite: null }]);
  });
  it('show an error at its field before anything is sent, and keep what was typed', async () => {
    const { sent } = open();
    await screen.findByText('214 Roncesvalles Ave');
    fill(/^Website/, 'elm.example');
    fireEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => {
      expect(screen.getByLabelText(/^Website/).getAttribute('aria-invalid')).toBe('true');
    });
    expect([screen.getByLabelText<HTMLInputElement>(/^Website/).value, sentBodies(sent)]).toEqual(['elm.example', []]);
  });
  it('keep what was typed when the server refuses them, and are as saved after Discard', async () => {
    const refusal = { status: 409, code: 'account-not-ready', message: 'Try again in a minute.' };
    open({ over: { [informationPath]: (body: unknown) => (body ? refusal : { taxInformation: none }) } });
    await screen.findByText('214 Roncesvalles Ave');
    fill(/^Company name/, 'Elm Homes');
    fireEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Try again in a minute.')).toBeTruthy();
    expect(screen.getByDisplayValue('Elm Homes')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe('');
  });
  it('explain a failure', async () => {
    open({ over: { [informationPath]: 503 } });
    expect(await screen.findByText('We can’t load the details on your receipts')).toBeTruthy();
  });
});
