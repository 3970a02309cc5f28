import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFee } from '../testing/an-own-listing.ts';
import { changeCall, getCall, openEditor, press, save, saveButton, stored } from '../testing/open-editor.tsx';

beforeEach(() => {
  localStorage.clear();
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fillFee = (within: Awaited<ReturnType<typeof dialog>>, label: string, value: string) =>
  fireEvent.change(within.getByLabelText(label), { target: { value } });
const key = aFee({ type: 'key', name: 'Key deposit', amount: 40, timing: 'moveIn', refundable: true });

describe('the fees of a listing', () => {
  it('are listed with amount and terms', async () => {
    openEditor({ [getCall]: [stored({ fees: [key] })] });
    expect(await screen.findByText('$40 · At move-in · Required for everyone · Refundable')).toBeTruthy();
    expect(screen.queryByText('No fees.')).toBeNull();
  });
  it('get a new one, which is saved with the listing', async () => {
    const { changes } = openEditor({ [changeCall]: [stored({ fees: [key], version: 5 })] });
    await press('Add fee');
    const form = await dialog('Add a fee');
    fillFee(form, 'Type', 'key');
    fillFee(form, 'Name', ' Key deposit ');
    fillFee(form, 'Amount', '40');
    fillFee(form, 'When it’s due', 'moveIn');
    fireEvent.click(form.getByLabelText('Refundable'));
    fireEvent.click(form.getByRole('button', { name: 'Add fee' }));
    expect(await screen.findByText('Key deposit')).toBeTruthy();
    expect([changes(), document.querySelector('dialog[open]')]).toEqual([[], null]);
    await save();
    expect(changes()).toEqual([{ id: 'abcdefghij', version: 4, fees: [key] }]);
  });
  it('are checked in the dialog', async () => {
    openEditor();
    await press('Add fee');
    const form = await dialog('Add a fee');
    fillFee(form, 'Amount', '-5');
    fireEvent.click(form.getByRole('button', { name: 'Add fee' }));
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Name')));
    expect(form.getByText('Fill in “Name”.')).toBeTruthy();
    expect(form.getByText('Enter 0 or more.')).toBeTruthy();
    expect(screen.getByText('No fees.')).toBeTruthy();
  });
  it('are changed and removed', async () => {
    const { changes } = openEditor({
      [getCall]: [stored({ fees: [key, aFee()] })],
      [changeCall]: [stored({ fees: [aFee({ amount: 90 })], version: 5 })],
    });
    await press('Edit fee: Parking spot');
    const form = await dialog('Edit fee');
    expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('85');
    fillFee(form, 'Amount', '90');
    fireEvent.click(form.getByRole('button', { name: 'Apply' }));
    await press('Remove fee: Key deposit');
    expect(document.activeElement?.textContent).toBe('Fees on top of the rent');
    await save();
    expect(changes()[0]).toEqual({ id: 'abcdefghij', version: 4, fees: [aFee({ amount: 90 })] });
  });
  it('stay as they were after Cancel', async () => {
    openEditor({ [getCall]: [stored({ fees: [key] })] });
    await press('Edit fee: Key deposit');
    const form = await dialog('Edit fee');
    fillFee(form, 'Amount', '90');
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/^\$40/)).toBeTruthy();
    expect(saveButton()).toBeNull();
  });
  it('are at most 12', async () => {
    const fees = Array.from({ length: 12 }, (_, at) => aFee({ name: `Fee ${at}` }));
    openEditor({ [getCall]: [stored({ fees })] });
    expect(await screen.findByText('A listing has at most 12 fees.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add fee' })).toBeNull();
  });
  it('with a message of the server are named in it', async () => {
    openEditor({
      [getCall]: [stored({ fees: [key, aFee()] })],
      [changeCall]: [
        {
          status: 422,
          code: 'invalid',
          message: 'Invalid.',
          errors: { 'fees.0.type': ['Choose one of the options.'] },
        },
      ],
    });
    await press('Remove fee: Parking spot');
    await save();
    expect(screen.getByText('Key deposit: Choose one of the options.')).toBeTruthy();
  });
});
