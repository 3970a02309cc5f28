import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { addressResponses, torontoCentre } from '../../testing/addresses.ts';
import { apiInTurn, type Responses } from '../../testing/api-in-turn.ts';
import { standInForMap } from '@porchlight/listing-ui/testing';
import { openScreen, type Visitor } from '../../testing/open-screen.tsx';
import type { AddressErrors } from './address-errors.ts';
import { AddressFields } from './address-fields.tsx';
import { noAddress, type AddressValues } from './address-values.ts';

// The first map of a run loads Leaflet from disk.
jest.setTimeout(30_000);
beforeAll(standInForMap);

const placed: AddressValues = {
  street: '67 Sorauren Ave',
  city: { path: 'ontario/toronto', name: 'Toronto' },
  postalCode: 'M6R 2E1',
  latitude: 43.64,
  longitude: -79.44,
  isPinConfirmed: true,
};

interface Given extends Partial<Visitor> {
  readonly first?: AddressValues;
  readonly errors?: AddressErrors;
  readonly isDisabled?: boolean;
  readonly responses?: Responses;
  /** Whether other typing undoes a change at once. */
  readonly isOvertaken?: (next: AddressValues) => boolean;
}
/** Opens the fields; `values` returns what they hold now. */
function open({ first = noAddress, errors = {}, isDisabled = false, responses = {}, ...given }: Given = {}) {
  const { isOvertaken = () => false, ...visitor } = given;
  let latest = first;
  function Form() {
    const [values, setValues] = useState(first);
    latest = values;
    const change = (next: AddressValues) => {
      if (!isOvertaken(next)) setValues(next);
    };
    return <AddressFields id="home" values={values} onChange={change} errors={errors} isDisabled={isDisabled} />;
  }
  const { send, requests } = apiInTurn({ ...addressResponses, ...responses });
  openScreen(<Form />, { at: '/portal/listings/create', ...visitor }, send);
  return { values: () => latest, calls: () => requests.map(({ call }) => call) };
}
const cityField = () => screen.findByRole('combobox', { name: 'City' });
async function pickCity(name: string) {
  fireEvent.change(await cityField(), { target: { value: name.slice(0, -1) } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}
const map = () => screen.findByRole('application');
/** Waits for the map, and moves it with a key. */
async function moveMap(key = '{ArrowRight}') {
  const application = await map();
  await screen.findByRole('button', { name: 'Zoom in' });
  await waitFor(() => expect(application.querySelector('.leaflet-pane')).toBeTruthy());
  application.focus();
  await userEvent.keyboard(key);
}
const confirmButton = () => screen.findByRole('button', { name: 'The pin is on the front door' });

describe('the city of an address', () => {
  it('is one of the suggested cities, and no other location', async () => {
    const { values } = open();
    fireEvent.change(await cityField(), { target: { value: 'tor' } });
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['TorontoON', 'SeattleWA']);
    fireEvent.click(options[0]!);
    expect(values().city).toEqual({ path: 'ontario/toronto', name: 'Toronto' });
    expect((await cityField()).getAttribute('value')).toBe('Toronto');
  });
  it('is chosen with the keyboard', async () => {
    const { values } = open();
    await userEvent.type(await cityField(), 'to');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(values().city?.path).toBe('ontario/toronto');
  });
  it('is none once its text is changed, and named as missing when the field is left', async () => {
    const { values } = open({ first: placed });
    const field = await cityField();
    field.focus();
    fireEvent.change(field, { target: { value: 'Toront' } });
    expect(values().city).toBeUndefined();
    fireEvent.blur(field);
    expect(await screen.findByText('Choose a city from the list.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
  it.each([
    [{ suggestions: [] }, 'We found no city with this name. Check the spelling.'],
    [503, 'We couldn’t load the cities. Type on to try again.'],
  ])('is explained when nothing is suggested', async (response, text) => {
    open({ responses: { 'GET /listings-autocomplete': [response] } });
    const field = await cityField();
    fireEvent.change(field, { target: { value: 'xy' } });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

it('the pin is placed again when typing overtook it', async () => {
  const overtaken: AddressValues[] = [];
  const isOvertaken = (next: AddressValues) => next.latitude !== undefined && overtaken.push(next) === 1;
  const { values } = open({ isOvertaken });
  await pickCity('Toronto');
  await waitFor(() => expect(overtaken).toHaveLength(1));
  expect(values().latitude).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Postal code'), { target: { value: 'M6R 2E1' } });
  await waitFor(() => expect(values().latitude).toBe(torontoCentre.latitude));
});

describe('the postal code of an address', () => {
  it.each([
    ['Toronto', '98101', 'Enter a postal code, such as M6R 2E1.'],
    ['Seattle', 'M6R 2E1', 'Enter a ZIP code, such as 98101.'],
  ])('is one of the country of %s', async (city, postalCode, text) => {
    open();
    await pickCity(city);
    const field = screen.getByLabelText('Postal code');
    fireEvent.change(field, { target: { value: postalCode } });
    expect(screen.queryByText(text)).toBeNull();
    fireEvent.blur(field);
    expect(await screen.findByText(text)).toBeTruthy();
    fireEvent.change(field, { target: { value: city === 'Toronto' ? 'm6r2e1' : '98101-1234' } });
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('the pin of an address', () => {
  it('waits for the city, and then starts in its centre, not confirmed', async () => {
    const { values } = open();
    expect(await screen.findByText('Choose the city first, and a map opens here.')).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
    await pickCity('Toronto');
    await map();
    expect(values()).toMatchObject({ ...torontoCentre, isPinConfirmed: false });
  });
  it('is the middle of the map, which the keys move, until the landlord confirms it', async () => {
    const { values } = open();
    await pickCity('Toronto');
    await moveMap();
    expect(values().longitude).toBeGreaterThan(torontoCentre.longitude);
    expect(values().latitude).toBeCloseTo(torontoCentre.latitude, 3);
    expect(values().isPinConfirmed).toBe(false);
    const { longitude } = values();
    fireEvent.click(await confirmButton());
    expect(values()).toMatchObject({ longitude, isPinConfirmed: true });
    expect(document.activeElement?.textContent).toBe('Pin confirmed on the front door');
    await moveMap('{ArrowUp}');
    expect(values().isPinConfirmed).toBe(false);
    expect(values().latitude).toBeGreaterThan(torontoCentre.latitude);
    expect(await confirmButton()).toBeTruthy();
  });
  it('stays where it is while the map opens and is zoomed', async () => {
    const { values } = open({ first: placed });
    await moveMap('+--');
    expect(values()).toEqual(placed);
  });
  it('moves to another city, where it is not confirmed', async () => {
    const { values } = open({ first: placed });
    await pickCity('Seattle');
    await waitFor(() => expect(values()).toMatchObject({ latitude: 47.6, longitude: -122.33, isPinConfirmed: false }));
    await moveMap();
    expect(values().latitude).toBeCloseTo(47.6, 2);
    expect(values().longitude).toBeGreaterThan(-122.33);
  });
  it('stays when the same city is chosen again', async () => {
    const { values, calls } = open({ first: placed });
    await pickCity('Toronto');
    await map();
    expect(values()).toEqual(placed);
    expect(calls().filter((call) => call.includes('/locations/'))).toEqual([]);
  });
  it('is entered as numbers without a map', async () => {
    const { values } = open({ first: placed });
    await moveMap('+'); // the map is open, and has to follow the numbers
    fireEvent.click(await screen.findByText('Enter numbers instead'));
    const latitude = screen.getByLabelText<HTMLInputElement>('Latitude');
    expect(latitude.value).toBe('43.64');
    fireEvent.change(latitude, { target: { value: '43,70' } });
    expect(values()).toMatchObject({ latitude: 43.7, isPinConfirmed: false });
    expect(latitude.value).toBe('43,70');
    fireEvent.change(latitude, { target: { value: '430' } });
    expect(await screen.findByText('Enter a number from -90 to 90.')).toBeTruthy();
    expect(values().latitude).toBe(43.7);
    fireEvent.click(await confirmButton());
    expect(values().isPinConfirmed).toBe(true);
    await moveMap();
    expect(values().latitude).toBeCloseTo(43.7, 2);
  });
  it('can be placed when the centre of the city is not known', async () => {
    const { values } = open({ responses: { 'GET /locations/ontario/toronto': [503] } });
    await pickCity('Toronto');
    await moveMap();
    expect(values().latitude).toBeCloseTo(47, 0);
  });
});

describe('the fields of an address', () => {
  it('show the errors of the form, which screen readers read with the field', async () => {
    open({ errors: { street: 'No phone numbers.', city: 'No such city.', pin: 'Too far away.' } });
    const field = await cityField();
    for (const [input, text] of [
      [screen.getByLabelText('Street address'), 'No phone numbers.'],
      [field, 'No such city.'],
      [screen.getByRole('group', { name: 'Pin on the map' }), 'Too far away.'],
    ] as const)
      expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
    expect([...document.querySelectorAll('[aria-invalid]')].map(({ id }) => id)).toEqual(['home-street', 'home-city']);
  });
  it('take no input while they are disabled', async () => {
    open({ first: { ...placed, isPinConfirmed: false }, isDisabled: true });
    await map();
    const group = within(screen.getByRole('group', { name: 'Address' }));
    for (const input of [...group.getAllByRole('textbox'), group.getByRole('combobox'), await confirmButton()])
      expect(input.matches(':disabled')).toBe(true);
    expect(group.getByRole('application').closest('[inert]')).toBeTruthy();
  });
  it('are in French', async () => {
    open({ first: placed, language: 'fr-CA' });
    expect(await screen.findByText('Repère confirmé sur la porte d’entrée')).toBeTruthy();
    expect(screen.getByLabelText('Numéro et rue')).toBeTruthy();
  });
});
