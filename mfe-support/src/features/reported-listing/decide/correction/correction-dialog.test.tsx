import type { ReportedListing } from '@porchlight/contracts/catalog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReportedListing, reportedId, reportedPage } from '../../../../testing/a-reported-listing.ts';
import { openAsSupport, type Responses } from '../../../../testing/open-as-support.tsx';

const at = `/support/reported-listings/${reportedId}`;
const record = `GET ${at}`;
const call = `POST ${at}/correction`;
const reported = aReportedListing({ reason: 'wrong-details' });
const withListing = (fields: Partial<NonNullable<ReportedListing['listing']>>) =>
  aReportedListing({ reason: 'wrong-details', listing: { ...reported.listing!, ...fields } });
const open = (responses: Responses = {}, stored: readonly ReportedListing[] = [reported], language?: 'fr-CA') =>
  openAsSupport({
    at,
    permissions: ['showReportedListings', 'modifyReportedListings'],
    responses: { [record]: stored, 'GET /support/reported-listings': [reportedPage()], ...responses },
    ...(language ? { language } : {}),
  });
const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Correct fields' }));
  return within(screen.getByRole('dialog', { name: 'Correct the listing' }));
};
type Form = Awaited<ReturnType<typeof openDialog>>;
const type = (form: Form, name: string, value: string) =>
  fireEvent.change(form.getByRole('textbox', { name }), { target: { value } });
const confirm = (form: Form) =>
  fireEvent.change(form.getByRole('combobox', { name: 'What you confirmed' }), { target: { value: 'wrong-details' } });
const send = (form: Form) => fireEvent.click(form.getByRole('button', { name: 'Correct fields' }));
const template = 'The rent or other details didn’t match what renters are offered.';

beforeEach(() => localStorage.clear());

describe('a correction of a reported listing', () => {
  it('sends the changed fields only, with the version that was seen, and opens the next reports', async () => {
    const { changes, address, flashes } = open({ [call]: [reported] });
    const form = await openDialog();
    expect(form.getByText('Nothing yet. Change a field above.')).toBeTruthy();
    type(form, 'Rent', '2,150');
    type(form, 'Size in square feet', '');
    fireEvent.click(form.getByRole('button', { name: 'Cats' }));
    fireEvent.click(form.getByRole('button', { name: 'No pets' }));
    const preview = within(form.getByRole('region', { name: 'What changes' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rent: $2,150 (before: $1,900)',
      'Size in square feet: Not stated (before: 610)',
      'Pets: No pets (before: Cats)',
    ]);
    confirm(form);
    send(form);
    await waitFor(() => expect(address()).toBe('/support/reported-listings/'));
    expect(changes().map(({ body }) => body)).toEqual([
      {
        version: 4,
        confirmed: 'wrong-details',
        reason: template,
        rent: 2_150,
        sqft: null,
        petPolicies: ['no-pets'],
      },
    ]);
    expect(flashes()).toEqual(['Corrected.']);
  });
  it('is opened with E, and shows a value outside the bounds before it is sent', async () => {
    const { changes } = open();
    await screen.findByRole('button', { name: 'Correct fields' });
    fireEvent.keyDown(document.body, { key: 'e' });
    const form = within(screen.getByRole('dialog', { name: 'Correct the listing' }));
    expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'What you confirmed' }));
    confirm(form);
    for (const rent of ['60000', '', 'a lot']) {
      type(form, 'Rent', rent);
      send(form);
      expect(form.getByRole('textbox', { name: 'Rent' }).getAttribute('aria-invalid')).toBe('true');
    }
    expect(changes()).toEqual([]);
  });
  it('takes over what the landlord saved meanwhile, and keeps what was typed', async () => {
    const { changes } = open({ [call]: [{ status: 409, code: 'version-conflict', message: 'Changed.' }, reported] }, [
      reported,
      withListing({ version: 5, rent: 2_000, beds: 3 }),
    ]);
    const form = await openDialog();
    type(form, 'Bedrooms', '2');
    confirm(form);
    send(form);
    expect(await form.findByText('The landlord changed the listing meanwhile')).toBeTruthy();
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Rent' }).value).toBe('2000');
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Bedrooms' }).value).toBe('2');
    expect(form.getByText('Bedrooms: 2 (before: 3)')).toBeTruthy();
    send(form);
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]?.body).toEqual({ version: 5, confirmed: 'wrong-details', reason: template, beds: 2 });
  });
  it('shows why it was refused', async () => {
    open({ [call]: [{ status: 422, code: 'nothing-corrected', message: 'Change at least one field.' }] });
    const form = await openDialog();
    confirm(form);
    send(form);
    expect(await form.findByText('Change at least one field.')).toBeTruthy();
  });
  it('is not offered for a listing that its landlord took down, nor to those who may only look', async () => {
    const { unmount } = open({}, [aReportedListing({ status: 'changes_requested' })]);
    await screen.findByRole('button', { name: 'Dismiss reports' });
    expect(screen.queryByRole('button', { name: 'Correct fields' })).toBeNull();
    unmount();
    openAsSupport({ at, permissions: ['showReportedListings'], responses: { [record]: [reported] } });
    await screen.findByRole('region', { name: '2 reports' });
    expect(screen.queryByRole('button', { name: 'Correct fields' })).toBeNull();
  });
  it('is in French', async () => {
    open({}, [reported], 'fr-CA');
    fireEvent.click(await screen.findByRole('button', { name: 'Corriger des champs' }));
    const form = within(screen.getByRole('dialog', { name: 'Corriger l’annonce' }));
    expect(form.getByRole('textbox', { name: 'Loyer' })).toBeTruthy();
    expect(form.getByRole('button', { name: 'Pas d’animaux' })).toBeTruthy();
  });
});
