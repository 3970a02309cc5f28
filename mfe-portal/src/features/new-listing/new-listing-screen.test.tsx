import { jest } from '@jest/globals';
import { useLocation } from '@porchlight/client/router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addressResponses, torontoCentre } from '../../testing/addresses.ts';
import { apiInTurn, type Responses } from '../../testing/api-in-turn.ts';
import { standInForMap } from '@porchlight/listing-ui/testing';
import { openScreen, type Visitor } from '../../testing/open-screen.tsx';
import { NewListingScreen } from './new-listing-screen.tsx';

// The first map of a run loads Leaflet from disk.
jest.setTimeout(30_000);
beforeAll(standInForMap);

const createCall = 'POST /elandlord/listings';
const created = { status: 201, listing: { id: 'abcdefghij' } };
const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

/** Opens the form. The responses of the API may be overridden. */
function open(responses: Responses = {}, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn({ ...addressResponses, [createCall]: [created], ...responses });
  openScreen(
    <>
      <NewListingScreen />
      <Address />
    </>,
    { at: '/portal/listings/create', ...visitor },
    send,
  );
  return {
    bodies: () => requests.filter(({ call }) => call === createCall).map(({ body }) => body),
    calls: () => requests.map(({ call }) => call),
    path: () => screen.getByRole('status', { name: 'address' }).textContent,
  };
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, select' });
async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) fireEvent.change(await field(label), { target: { value } });
}
/** Fills in the address, with a city whose centre is known. */
async function fillAddress() {
  await fill({ 'Street address': '67 Sorauren Ave ', 'Postal code': 'M6R 2E1', City: 'tor' });
  fireEvent.click(await screen.findByText('Toronto', { selector: '[role="option"] *' }));
  await screen.findByLabelText('Zoom in');
}
/** Presses a button by its text, which takes less time than by its role. */
async function press(name = 'Create the draft') {
  fireEvent.click(await screen.findByText(name, { selector: 'button' }));
}
const alert = async () => within(await screen.findByRole('alert'));
const unitLabel = 'Unit (optional)';

describe('a new listing', () => {
  it('starts with the language of the page, a free date of today, and no error', async () => {
    open();
    expect((await field('Language of the ad')).value).toBe('en');
    expect((await field('Available from')).value).toBe('2026-11-21');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
  it('is in French for a French page', async () => {
    open({}, { language: 'fr-CA' });
    expect((await field('Langue de l’annonce')).value).toBe('fr');
    expect(screen.getByRole('button', { name: 'Créer le brouillon' })).toBeTruthy();
  });
  it('becomes a draft, whose editor replaces the form', async () => {
    const { bodies, path } = open();
    await fillAddress();
    await fill({
      [unitLabel]: ' Upper ',
      'Rental type': 'house',
      'What you rent out': 'room',
      Bedrooms: '2',
      'Full bathrooms': '2',
      'Half bathrooms': '1',
      'Rent per month': '1,980',
      'Available from': '2026-12-15',
    });
    await press('The pin is on the front door');
    await press();
    await waitFor(() => expect(path()).toBe('/portal/listings/abcdefghij'));
    expect(bodies()).toEqual([
      {
        key: expect.stringMatching(/^[a-z0-9]{20,40}$/),
        address: {
          street: '67 Sorauren Ave',
          city: 'ontario/toronto',
          postalCode: 'M6R 2E1',
          ...torontoCentre,
          isPinConfirmed: true,
        },
        unitNumber: 'Upper',
        lang: 'en',
        rentalType: 'house',
        listingKind: 'room',
        beds: 2,
        bathsFull: 2,
        bathsHalf: 1,
        rent: 1980,
        availableDate: '2026-12-15',
      },
    ]);
  });
  it('is checked before it is sent: errors at the fields, a summary with links, and the focus on the first', async () => {
    const { bodies } = open();
    await fill({ 'Rent per month': '12' });
    await press();
    const links = (await alert()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Street address: Fill in “Street address”.',
      'City: Choose a city from the list.',
      'Postal code: Fill in “Postal code”.',
      expect.stringMatching(/^Rent per month: .*100/),
    ]);
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeInstanceOf(HTMLInputElement);
    expect(document.activeElement).toBe(await field('Street address'));
    expect(bodies()).toEqual([]);
    await fill({ 'Rent per month': '1200' });
    expect((await alert()).getAllByRole('link')).toHaveLength(3);
  });
  it('is checked field by field once it is filled in', async () => {
    open();
    const rent = await field('Rent per month');
    fireEvent.blur(rent);
    expect(rent.getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(rent, { target: { value: '12' } });
    fireEvent.blur(rent);
    expect(rent.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(rent, { target: { value: '1200' } });
    expect(rent.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('has the messages of the server at its fields, the address included', async () => {
    const errors = { 'address.latitude': ['This is too far from Toronto.'], unitNumber: ['Too long.'] };
    open({ [createCall]: [{ status: 422, code: 'invalid', message: 'Invalid.', errors }] });
    await fillAddress();
    await fill({ 'Rent per month': '1980' });
    await press();
    expect((await alert()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Pin on the map: This is too far from Toronto.',
      'Unit: Too long.',
    ]);
    expect(screen.getByText('This is too far from Toronto.')).toBeTruthy();
    expect((await field(unitLabel)).getAttribute('aria-invalid')).toBe('true');
  });
  it.each([
    [409, 'account-not-ready', null],
    [409, 'too-many-drafts', '/portal/listings?state=draft'],
  ])('that is refused (%s %s) stays in the form with the reason', async (status, code, link) => {
    const { path } = open({ [createCall]: [{ status, code, message: 'Not now.' }] });
    await fillAddress();
    await fill({ 'Rent per month': '1980' });
    await press();
    const shown = await alert();
    expect(shown.getByText('We couldn’t create the draft')).toBeTruthy();
    expect(shown.getByText('Not now. What you entered is still here.')).toBeTruthy();
    expect(shown.queryByRole('link')?.getAttribute('href') ?? null).toBe(link);
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    expect((await field('Rent per month')).value).toBe('1980');
    expect(path()).toBe('/portal/listings/create');
  });
  it('is sent again with the same key after a lost response, and with another one once it is changed', async () => {
    const { bodies, path } = open({ [createCall]: [0, 0, created] });
    await fillAddress();
    await fill({ 'Rent per month': '1980' });
    await press();
    await alert();
    await press();
    await waitFor(() => expect(bodies()).toHaveLength(2));
    await alert();
    await fill({ 'Rent per month': '1990' });
    await press();
    await waitFor(() => expect(path()).toBe('/portal/listings/abcdefghij'));
    const [first, second, third] = bodies();
    expect(second).toEqual(first);
    expect(third).toMatchObject({ rent: 1990 });
    expect(third?.key).not.toBe(first?.key);
  });
  it('is part of the registration while the email is not confirmed', async () => {
    const { calls, path } = open({ 'PATCH /elandlord/register/listing': [created] }, { isVerified: false });
    await fillAddress();
    await fill({ 'Rent per month': '1980' });
    await press();
    await waitFor(() => expect(path()).toBe('/portal/listings/abcdefghij'));
    expect(calls()).not.toContain(createCall);
  });
  it('is sent once while the button is busy', async () => {
    const { bodies } = open({ [createCall]: [new Promise(() => undefined)] });
    await fillAddress();
    await fill({ 'Rent per month': '1980' });
    await press();
    expect((await screen.findByRole('button', { name: 'Creating the draft…' })).getAttribute('aria-disabled')).toBe(
      'true',
    );
    fireEvent.submit(screen.getByRole('form'));
    expect(bodies()).toHaveLength(1);
  });
  it('names the currency of the city', async () => {
    open();
    expect(await screen.findByText('In whole dollars of the home’s country')).toBeTruthy();
    await fill({ City: 'sea' });
    fireEvent.click(await screen.findByRole('option', { name: /^Seattle/ }));
    expect(await screen.findByText('In whole US dollars')).toBeTruthy();
  });
});

describe('leaving a new listing', () => {
  it('needs a confirmation once something was entered', async () => {
    const { path } = open();
    await fill({ [unitLabel]: '3' });
    fireEvent.click(screen.getByRole('link', { name: 'Listings' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(path()).toBe('/portal/listings/create');
    await press('Leave without saving');
    await waitFor(() => expect(path()).toBe('/portal/listings'));
  });
  it('needs none before', async () => {
    const { path } = open();
    fireEvent.click(await screen.findByRole('link', { name: 'Listings' }));
    await waitFor(() => expect(path()).toBe('/portal/listings'));
  });
});

describe('the form of a new listing', () => {
  it('is open to a landlord whose email is not confirmed', async () => {
    open({}, { isVerified: false });
    expect(await screen.findByRole('button', { name: 'Create the draft' })).toBeTruthy();
  });
  it('is closed to everyone else', async () => {
    open({}, { role: 'renter' });
    expect(await screen.findByText('This page belongs to landlord accounts.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create the draft' })).toBeNull();
  });
});
