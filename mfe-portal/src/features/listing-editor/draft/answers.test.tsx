import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { changeCall, getCall, openEditor, stored } from '../testing/open-editor.tsx';
import { aDraft, input, openDraft, pass, pressNow, type } from '../testing/open-draft.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const id = 'abcdefghij';
const choicesOf = (label: string | RegExp) =>
  [...(input(label) as unknown as HTMLSelectElement).options].map(({ text }) => text);

describe('what a draft does not answer yet', () => {
  it('is open in its selects, and is sent once it is chosen', async () => {
    const { changes } = await openDraft({ [changeCall]: [aDraft({ laundry: 'in_building', version: 5 })] });
    expect(
      ['Furniture', 'Lease', 'Laundry', 'Parking'].map((label) => [input(label).value, choicesOf(label)[0]]),
    ).toEqual(Array.from({ length: 4 }, () => ['', 'Choose…']));
    type('Laundry', 'in_building');
    await pass(1_500);
    expect(changes()).toEqual([{ id, version: 4, laundry: 'in_building' }]);
    expect(choicesOf('Laundry')).not.toContain('Choose…');
  });
  it('has a button for a listing without fees, which moves the focus and is sent as no fees', async () => {
    const { changes } = await openDraft({ [changeCall]: [aDraft({ fees: [], version: 5 })] });
    expect(screen.queryByText('No fees.')).toBeNull();
    await pressNow('There are no other fees');
    expect(document.activeElement?.textContent).toBe('Fees on top of the rent');
    await pass(1_500);
    expect(changes()).toEqual([{ id, version: 4, fees: [] }]);
    expect(screen.getByText('No fees.')).toBeTruthy();
    expect(screen.queryByText('There are no other fees')).toBeNull();
  });
  it('has a deposit of 0 as an answer', async () => {
    const { changes } = await openDraft({ [changeCall]: [aDraft({ deposit: 0, version: 5 })] });
    expect(screen.getByText('Enter 0 if you ask for none.')).toBeTruthy();
    type(/^Deposit/, '0');
    await pass(1_500);
    expect(changes()).toEqual([{ id, version: 4, deposit: 0 }]);
  });
  it('is declared in a section of its own, which a published listing lacks', async () => {
    const { changes, unmount } = await openDraft({ [changeCall]: [aDraft({ declaresFairHousing: true, version: 5 })] });
    const box = input(/^I choose a renter fairly/);
    expect(box.closest('section')?.id).toBe('fairChoice');
    fireEvent.click(box);
    await pass(1_500);
    expect([changes(), box.checked]).toEqual([[{ id, version: 4, declaresFairHousing: true }], true]);
    jest.useRealTimers();
    unmount();
    openEditor({ [getCall]: [stored()] });
    await screen.findByLabelText('Title');
    expect(screen.queryByLabelText(/^I choose a renter fairly/)).toBeNull();
  });
  it('is no address of another listing: one that is moved is sent as a whole', async () => {
    const { changes } = await openDraft({ [changeCall]: [aDraft({ street: '69 Sorauren Ave', version: 5 })] });
    type('Street address', '69 Sorauren Ave');
    await pass(1_500);
    expect(changes()).toEqual([
      {
        id,
        version: 4,
        address: {
          street: '69 Sorauren Ave',
          city: 'ontario/toronto',
          postalCode: 'M6R 2E1',
          latitude: 43.64,
          longitude: -79.44,
          isPinConfirmed: false,
        },
      },
    ]);
  });
  it('leaves the street as the title of the page, and a preview without photos', async () => {
    await openDraft();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('67 Sorauren Ave');
    const preview = screen.getByLabelText('Preview', { selector: 'section' });
    expect(preview.textContent).toContain('$1,980');
    expect(preview.querySelector('img')).toBeNull();
  });
  it('is in French', async () => {
    await openDraft({}, { language: 'fr-CA' });
    expect(choicesOf('Lessive')[0]).toBe('Choisissez…');
    expect(screen.getByText('Je choisis mes locataires équitablement')).toBeTruthy();
    expect(screen.getByText('8 éléments manquent')).toBeTruthy();
  });
});
