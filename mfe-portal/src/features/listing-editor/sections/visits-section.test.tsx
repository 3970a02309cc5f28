import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { changeCall, fieldOf, fill, getCall, openEditor, save, stored } from '../testing/open-editor.tsx';

jest.setTimeout(30_000);
beforeEach(() => localStorage.clear());

describe('the contact of a listing', () => {
  it('is saved, and its phone number taken as it is stored', async () => {
    const { changes } = openEditor({
      [changeCall]: [stored({ version: 5, contactPhone: '+14165550123', showPhone: true })],
    });
    await fill('Phone number (optional)', '416 555 0123');
    fireEvent.click(screen.getByRole('switch', { name: /^Show the phone number/ }));
    await save();
    expect(changes()).toEqual([{ id: 'abcdefghij', version: 4, contactPhone: '416 555 0123', showPhone: true }]);
    expect(((await fieldOf('Phone number (optional)')) as HTMLInputElement).value).toBe('+14165550123');
    expect(screen.getByText(/^All visitors see the number/)).toBeTruthy();
  });
});

describe('links of a listing', () => {
  it('are saved without the space around them, and cleared as null', async () => {
    const { changes } = openEditor({
      [getCall]: [stored({ videoUrl: 'https://youtu.be/old' })],
      [changeCall]: [stored({ version: 5, applicationUrl: 'https://rentals.example/apply' })],
    });
    await fill('Where renters apply (optional)', ' https://rentals.example/apply ');
    await fill('Video (optional)', '');
    await save();
    expect(changes()).toEqual([
      { id: 'abcdefghij', version: 4, videoUrl: null, applicationUrl: 'https://rentals.example/apply' },
    ]);
  });

  it('must lead to a site of tours', async () => {
    const { changes } = openEditor();
    await fill('Virtual tour (optional)', 'https://tours.example/abc');
    await save();
    expect(
      await screen.findByText(
        /^Enter a link that starts with https:\/\/ and leads to one of these sites: matterport.com/,
      ),
    ).toBeTruthy();
    expect(changes()).toEqual([]);
  });
});
