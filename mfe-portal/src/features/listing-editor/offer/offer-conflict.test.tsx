import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldOf, fill, getCall, openEditor, stored } from '../testing/open-editor.tsx';
import {
  rentedCall,
  reopenedCall,
  conflict,
  rented,
  reopened,
  statusCard,
  button,
  pressInCard,
  dialogOf,
  question,
  isClosed,
  ask,
} from '../testing/rented-question.tsx';

beforeEach(() => {
  localStorage.clear();
});

describe('a listing that was changed in another window', () => {
  it('is loaded: what only the other window changed is taken over, and the typed text stays', async () => {
    const theirs = stored({ version: 7, rent: 2_100 });
    const { confirm, bodiesOf, flashes } = await ask({
      [getCall]: [stored(), theirs],
      [rentedCall]: [conflict, rented({ version: 8, rent: 2_100 })],
    });
    await fill('Title', 'Sunny home near the park');
    confirm();
    await isClosed();
    expect((await statusCard().findByRole('alert')).textContent).toContain('changed in another window');
    expect((await fieldOf(/^Rent$/)).value).toBe('2100');
    expect((await fieldOf('Title')).value).toBe('Sunny home near the park');
    expect(flashes()).toEqual([]);
    await pressInCard('Mark as rented');
    expect(statusCard().queryByText(/changed in another window/)).toBeNull();
    fireEvent.click((await question()).getByText('Mark as rented', { selector: 'button' }));
    await isClosed();
    expect(bodiesOf(rentedCall)).toEqual([{ version: 4 }, { version: 7 }]);
  });
  it('is compared if both windows changed the same field', async () => {
    const theirs = stored({ version: 7, rent: 2_100 });
    const { confirm } = await ask({ [getCall]: [stored(), theirs], [rentedCall]: [conflict] });
    await fill(/^Rent$/, '2050');
    confirm();
    const comparison = await dialogOf('This listing was changed meanwhile');
    expect(comparison.getByText('$2,050')).toBeTruthy();
    expect(comparison.getByText('$2,100')).toBeTruthy();
    expect((await fieldOf(/^Rent$/)).value).toBe('2050');
  });
  it('is not compared if both windows entered the same', async () => {
    const theirs = stored({ version: 7, rent: 2_050 });
    const { confirm } = await ask({ [getCall]: [stored(), theirs], [rentedCall]: [conflict] });
    await fill(/^Rent$/, '2050');
    confirm();
    await isClosed();
    await waitFor(() => expect(screen.queryByText('Save changes', { selector: 'button' })).toBeNull());
  });
  it('shows its state if that was changed', async () => {
    const { flashes } = openEditor({
      [getCall]: [rented(), reopened],
      [reopenedCall]: [{ status: 409, code: 'state-refused', message: 'Another state.' }],
    });
    await pressInCard('Offer again');
    expect(await button('Mark as rented')).toBeTruthy();
    expect(statusCard().getByRole('alert').textContent).toContain('changed in another window');
    expect(flashes()).toEqual([]);
  });
  it('leaves the question open if it cannot be loaded', async () => {
    const { dialog, confirm } = await ask({ [getCall]: [stored(), 503], [rentedCall]: [conflict] });
    confirm();
    expect((await dialog.findByRole('alert')).textContent).toContain('Try again in a moment.');
  });
});
