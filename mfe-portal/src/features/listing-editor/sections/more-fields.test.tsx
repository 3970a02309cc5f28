import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { changeCall, fieldOf, fill, getCall, openEditor, save, stored } from '../testing/open-editor.tsx';

jest.setTimeout(30_000);
beforeEach(() => localStorage.clear());

const folded = async (label: string) => (await fieldOf(label)).closest('details')!;

describe('optional fields of the editor', () => {
  it('are folded until one of them is answered', async () => {
    openEditor({ [getCall]: [stored({ heating: 'baseboard', petNote: 'One cat.' })] });
    const home = await folded('Floor of the home (optional)');
    const rules = await folded('Heating (optional)');
    expect([home.open, home.querySelector('summary')?.textContent]).toEqual([false, 'More about the homeOptional']);
    expect([rules.open, rules.querySelector('summary')?.textContent]).toEqual([
      true,
      'Heating, smoking, and more about pets and parking2 answers',
    ]);
  });

  it('are saved as numbers, and cleared as null', async () => {
    const { changes } = openEditor({
      [getCall]: [stored({ storeys: 3, smoking: 'no' })],
      [changeCall]: [stored({ version: 5, floorLevel: 0 })],
    });
    await fill('Floor of the home (optional)', '0');
    await fill('Floors of the building (optional)', '');
    await fill('Smoking (optional)', '');
    await save();
    expect(changes()).toEqual([{ id: 'abcdefghij', version: 4, floorLevel: 0, storeys: null, smoking: null }]);
  });

  it('have an offer with its days', async () => {
    const { changes } = openEditor({ [changeCall]: [stored({ version: 5 })] });
    await fill('Special offer (optional)', 'One month free.');
    await fill('First day of the offer (optional)', '2026-12-01');
    await fill('Last day of the offer (optional)', '2026-12-31');
    await save();
    expect(changes()).toEqual([
      {
        id: 'abcdefghij',
        version: 4,
        specialOffer: 'One month free.',
        specialOfferStart: '2026-12-01',
        specialOfferEnd: '2026-12-31',
      },
    ]);
  });

  it('open where the form finds an error', async () => {
    openEditor();
    const home = await folded('Floors of the building (optional)');
    await fill('Floors of the building (optional)', '0');
    expect(home.open).toBe(false);
    await save();
    expect(await screen.findByText('Enter 1 or more.')).toBeTruthy();
    expect(home.open).toBe(true);
  });
});
