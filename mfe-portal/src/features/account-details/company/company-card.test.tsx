import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCompany, changeCompany, openAccountDetails, readCompany } from '../testing/open-account-details.tsx';

beforeEach(() => {
  localStorage.clear();
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const loaded = () => screen.findByRole('form', { name: 'Company' });
const saveButton = () => screen.queryByRole('button', { name: 'Save company' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save company' }));
const saved = () => waitFor(() => expect(saveButton()).toBeNull());

describe('the form of the company', () => {
  it('sends the changed fields, and null for those that were emptied', async () => {
    const changed = aCompany({ name: 'Oak Homes', kind: 'agent', legalName: null, licenceNumber: 'B-12' });
    const { changes, flashes } = openAccountDetails({ [changeCompany]: [{ company: changed }] });
    await loaded();
    expect(saveButton()).toBeNull();
    fill(/^Company name/, ' Oak Homes ');
    fill(/^Type of company/, 'agent');
    fill(/^Legal name/, '');
    fill(/^Licence number/, 'B-12');
    save();
    await saved();
    expect(changes()).toEqual([{ name: 'Oak Homes', kind: 'agent', legalName: null, licenceNumber: 'B-12' }]);
    expect(flashes()).toEqual(['Your company is saved.']);
    expect(field(/^Legal name/).value).toBe('');
  });
  it.each([
    [/^Company phone/, 'phone'],
    [/^Company email/, 'email'],
    [/^Website/, 'website'],
    [/^City/, 'city'],
  ])('clears %p with null', async (label, name) => {
    const { changes } = openAccountDetails({ [changeCompany]: [{ company: aCompany({ [name]: null }) }] });
    await loaded();
    fill(label, ' ');
    save();
    await saved();
    expect(changes()).toEqual([{ [name]: null }]);
  });
  it('does not count another notation of the saved phone number as a change', async () => {
    const { changes } = openAccountDetails({ [changeCompany]: [{ company: aCompany({ phone: '+14165550199' }) }] });
    await loaded();
    fill(/^Company phone/, '(416) 555-0123');
    expect(saveButton()).toBeNull();
    fill(/^Company phone/, '(416) 555-0199');
    save();
    await saved();
    expect(changes()).toEqual([{ phone: '+14165550199' }]);
    expect(field(/^Company phone/).value).toBe('(416) 555-0199');
  });
  it('shows errors at their fields before anything is sent, and focuses the first', async () => {
    const { changes } = openAccountDetails();
    await loaded();
    fill(/^Website/, 'elm.example');
    fill(/^Company name/, '');
    fill(/^Company email/, 'elm');
    save();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Company name/)));
    expect(screen.getByRole('alert').textContent).toContain('Please check 3 fields');
    const invalid = document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]');
    expect([...invalid].map(({ name }) => name)).toEqual(['name', 'email', 'website']);
    expect(changes()).toEqual([]);
  });
  it('shows the error of the server at its field, and keeps what was typed', async () => {
    const errors = { city: ['We can’t find this city.'] };
    openAccountDetails({ [changeCompany]: [{ status: 422, code: 'input-refused', message: 'Please check.', errors }] });
    await loaded();
    fill(/^City/, 'Nowhere');
    fill(/^Legal name/, 'Elm Inc.');
    save();
    await waitFor(() => expect(document.activeElement).toBe(field(/^City/)));
    expect(document.getElementById(`${field(/^City/).id}-error`)?.textContent).toBe('We can’t find this city.');
    expect([field(/^City/).value, field(/^Legal name/).value]).toEqual(['Nowhere', 'Elm Inc.']);
  });
  it('keeps what was typed when saving fails, and can be sent again', async () => {
    const changed = { company: aCompany({ city: 'Ottawa' }) };
    const { changes, flashes } = openAccountDetails({ [changeCompany]: [503, changed] });
    await loaded();
    fill(/^City/, 'Ottawa');
    save();
    expect(await screen.findByText('Try again in a moment.')).toBeTruthy();
    expect([field(/^City/).value, flashes()]).toEqual(['Ottawa', []]);
    save();
    await saved();
    expect(changes()).toEqual([{ city: 'Ottawa' }, { city: 'Ottawa' }]);
    expect(flashes()).toEqual(['Your company is saved.']);
  });
  it('is as saved after Discard', async () => {
    openAccountDetails();
    await loaded();
    fill(/^City/, 'Ottawa');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect([field(/^City/).value, saveButton()]).toEqual(['Toronto', null]);
  });
  it('asks before the page is left with unsaved changes', async () => {
    openAccountDetails();
    await loaded();
    fill(/^City/, 'Ottawa');
    fireEvent.click(screen.getByRole('link', { name: 'Change password' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(field(/^City/).value).toBe('Ottawa');
  });
});

describe('a verified company', () => {
  it('shows the verified details as text, with the way to change them', async () => {
    openAccountDetails({ [readCompany]: [{ company: aCompany({ verifiedLevel: 2 }) }] });
    await loaded();
    const details = within(screen.getByRole('region', { name: 'Verified details' }));
    expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Elm Homes',
      'Owner',
      'Elm Homes Inc.',
      'Not specified',
    ]);
    expect(details.getByRole('link', { name: 'Contact us to change them' }).getAttribute('href')).toBe('/contact');
    expect(screen.queryByLabelText(/^(Company name|Type of company|Legal name|Licence number)/)).toBeNull();
  });
  it('can change its contact details', async () => {
    const company = aCompany({ verifiedLevel: 3 });
    const { changes } = openAccountDetails({
      [readCompany]: [{ company }],
      [changeCompany]: [{ company: { ...company, city: 'Ottawa' } }],
    });
    await loaded();
    fill(/^City/, 'Ottawa');
    save();
    await saved();
    expect(changes()).toEqual([{ city: 'Ottawa' }]);
  });
});

describe('the verification level', () => {
  it.each([
    [0, 'Email confirmed'],
    [1, 'Phone confirmed'],
    [2, 'Address or ownership verified'],
    [3, 'Known company'],
  ])('%p is called %p', async (verifiedLevel, name) => {
    openAccountDetails({ [readCompany]: [{ company: aCompany({ verifiedLevel }) }] });
    await loaded();
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.queryByText('Email not confirmed')).toBeNull();
  });
  it('0 does not claim a confirmed email before the landlord has confirmed it', async () => {
    openAccountDetails({ [readCompany]: [{ company: aCompany({ verifiedLevel: 0 }) }] }, { isVerified: false });
    await loaded();
    expect(screen.getByText('Email not confirmed')).toBeTruthy();
    expect(screen.queryByText('Email confirmed')).toBeNull();
  });
  it.each([
    [1, /Your listings get the “Verified” badge once your address or ownership is verified/],
    [2, /Your listings also have the “Verified” badge/],
  ])('%p decides what listings show besides the name', async (verifiedLevel, sentence) => {
    openAccountDetails({ [readCompany]: [{ company: aCompany({ verifiedLevel }) }] });
    await loaded();
    const text = screen.getByText(/^Renters see the company name and logo on your listings/).textContent;
    expect(text).toMatch(sentence);
    expect(text).toContain('Your listings show nothing else from this form.');
  });
});

describe('a company that cannot be loaded', () => {
  it('is explained, and loaded again on request', async () => {
    openAccountDetails({ [readCompany]: [503, { company: aCompany() }] });
    expect(screen.getByText('Your company is loading')).toBeTruthy();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We can’t load your company');
    expect(screen.queryByRole('form')).toBeNull();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(field(/^Company name/).value).toBe('Elm Homes');
  });
});
