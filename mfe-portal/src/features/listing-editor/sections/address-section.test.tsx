import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addressResponses } from '../../../testing/addresses.ts';
import { standInForMap } from '@porchlight/listing-ui/testing';
import { changeCall, fieldOf, fill, getCall, openEditor, stored } from '../testing/open-editor.tsx';

// The first map of a run loads Leaflet from disk.
jest.setTimeout(30_000);
beforeAll(standInForMap);
beforeEach(() => {
  localStorage.clear();
});

const draft = { status: 'draft', isLive: false, isPinConfirmed: false } as const;
const openDraft = (responses: Parameters<typeof openEditor>[0] = {}) =>
  openEditor({
    ...addressResponses,
    [getCall]: [stored(draft)],
    [changeCall]: [stored({ ...draft, version: 5 })],
    ...responses,
  });
/** Leaves the form, which is saved at once. */
const leave = async () => fireEvent.blur(await fieldOf('Street address'));

describe('the address of a draft', () => {
  it('is edited, and sent as a whole with the confirmed pin', async () => {
    const { changes } = openDraft();
    await fill('Street address', '20 Edward St ');
    fireEvent.click(await screen.findByText('The pin is on the front door', { selector: 'button' }));
    expect(await screen.findByText('Visitors see 20 Edward St, Upper.')).toBeTruthy();
    await leave();
    await waitFor(() =>
      expect(changes()[0]).toEqual({
        id: 'abcdefghij',
        version: 4,
        address: {
          street: '20 Edward St',
          city: 'ontario/toronto',
          postalCode: 'M6R 2E1',
          latitude: 43.64,
          longitude: -79.44,
          isPinConfirmed: true,
        },
      }),
    );
  });
  it('has the field of the unit, and the switch that hides it', async () => {
    openDraft();
    expect((await fieldOf(/^Unit/)).value).toBe('Upper');
    fireEvent.click(screen.getByRole('switch', { name: /^Hide the exact address/ }));
    expect(await screen.findByText(/^Visitors see Toronto and a point/)).toBeTruthy();
  });
  it.each([
    ['at its field when the form finds it too', { 'Postal code': '98101' }, 'Enter a postal code, such as M6R 2E1.'],
    ['at the pin otherwise', { 'Street address': '1 Far Away Rd' }, 'This is too far from Toronto.'],
  ])('has the error of the server %s', async (_, values, text) => {
    const errors = { 'address.latitude': ['This is too far from Toronto.'] };
    openDraft({ [changeCall]: [{ status: 422, code: 'invalid', message: 'Invalid.', errors }] });
    for (const [label, value] of Object.entries(values)) await fill(label, value);
    await leave();
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('the address of a published listing', () => {
  it('stays, apart from the unit', async () => {
    openEditor();
    expect(await screen.findByText('The address of a listing can’t be changed.')).toBeTruthy();
    expect(screen.getByText('67 Sorauren Ave')).toBeTruthy();
    expect([screen.queryByLabelText('Street address'), screen.queryByRole('application')]).toEqual([null, null]);
    expect((await fieldOf(/^Unit/)).value).toBe('Upper');
  });
});
