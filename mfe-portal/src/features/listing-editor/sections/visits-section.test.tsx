import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { changeCall, fill, getCall, openEditor, save, stored } from '../testing/open-editor.tsx';

jest.setTimeout(30_000);
beforeEach(() => localStorage.clear());

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
