import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  changeCall,
  fieldOf,
  fill,
  getCall,
  openEditor,
  press,
  save,
  saveButton,
  stored,
} from '../testing/open-editor.tsx';

beforeEach(() => {
  localStorage.clear();
});

const conflict = { status: 409, code: 'version-conflict', message: 'Changed.' };
const theirs = stored({ version: 7, rent: 2_100, deposit: 900, petPolicies: ['no-pets'] });
const merged = stored({ version: 8, rent: 2_050 });

/** Changes rent and title while someone else changes rent, deposit and pets; opens the comparison. */
async function openConflict(current: object = theirs) {
  const opened = openEditor({ [getCall]: [stored(), current], [changeCall]: [conflict, merged] });
  await fill(/^Rent$/, '2050');
  await fill('Title', 'Sunny home near the park');
  await save();
  return opened;
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'This listing was changed meanwhile' }));
const choose = async (legend: string, choice: string) =>
  fireEvent.click(within((await dialog()).getByRole('group', { name: legend })).getByLabelText(choice));
const chosen = async (legend: string) =>
  within((await dialog()).getByRole('group', { name: legend })).getByRole<HTMLInputElement>('radio', { checked: true })
    .value;

describe('a listing that was saved in another window meanwhile', () => {
  it('is compared field by field: own changes stay, the others are taken over', async () => {
    const { changes } = await openConflict();
    const shown = await dialog();
    for (const text of ['$2,050', '$2,100', '$900', 'No pets', 'Cats']) expect(shown.getByText(text)).toBeTruthy();
    expect([await chosen('Rent'), await chosen('Title'), await chosen('Deposit'), await chosen('Pets')]).toEqual([
      'mine',
      'mine',
      'theirs',
      'theirs',
    ]);
    expect(shown.queryByRole('group', { name: 'Description' })).toBeNull();
    expect(changes()).toHaveLength(1);
  });
  it('is saved with the own choices on top of the other version', async () => {
    const { changes } = await openConflict();
    await choose('Deposit', 'Keep mine');
    await press('Save these choices');
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]).toEqual({
      id: 'abcdefghij',
      version: 7,
      rent: 2_050,
      deposit: null,
      title: 'Sunny home near the park',
    });
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  });
  it('needs no change once everything of the other version is taken', async () => {
    const { changes } = await openConflict();
    await choose('Rent', 'Take the saved one');
    await choose('Title', 'Take the saved one');
    await press('Save these choices');
    expect((await fieldOf(/^Rent$/)).value).toBe('2100');
    expect((await fieldOf(/^Deposit/)).value).toBe('900');
    expect((await fieldOf('Title')).value).toBe('Bright home near the park');
    expect(saveButton()).toBeNull();
    expect(changes()).toHaveLength(1);
  });
  it('stays as it was typed after Cancel, and nothing is overwritten', async () => {
    const { changes } = await openConflict();
    await press('Cancel');
    expect((await fieldOf(/^Rent$/)).value).toBe('2050');
    expect((await fieldOf(/^Deposit/)).value).toBe('');
    expect(saveButton()).toBeTruthy();
    expect(changes()).toHaveLength(1);
  });
  it('is not compared if both versions are the same', async () => {
    await openConflict(stored({ version: 7, rent: 2_050, title: 'Sunny home near the park' }));
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
  it('keeps the text if the other version cannot be loaded', async () => {
    openEditor({ [getCall]: [stored(), 503], [changeCall]: [conflict] });
    await fill(/^Rent$/, '2050');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t save your changes');
    expect((await fieldOf(/^Rent$/)).value).toBe('2050');
  });
});
