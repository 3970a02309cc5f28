import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCompany, openAccountDetails, readCompany } from '../testing/open-account-details.tsx';

const setLogo = 'POST /user/company/logo';
const removeLogo = 'DELETE /user/company/logo';
const address = '/photos/companies/22222222-2222-4222-8222-222222222222';
const drawn = jest.fn();
const decode = jest.fn<() => Promise<unknown>>();
beforeEach(() => {
  localStorage.clear();
  drawn.mockClear();
  decode.mockReset().mockResolvedValue({ width: 512, height: 128, close: () => undefined });
  const context = { drawImage: drawn, fillRect: () => undefined };
  globalThis.createImageBitmap = decode as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/jpeg;base64,AAAA';
});

const file = ({ type = 'image/png', size = 5 } = {}) =>
  Object.defineProperty(new File(['logo'], 'logo.png', { type }), 'size', { value: size });
async function choose(chosen = file()) {
  const input = await screen.findByLabelText('Logo file');
  await act(async () => fireEvent.change(input, { target: { files: [chosen] } }));
}
const logo = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Logo of Elm Homes' });

describe('the logo of the company', () => {
  it('is fitted into a square, sent and shown, and keeps what was typed in the form', async () => {
    const changed = aCompany({ city: 'Ottawa', logo: address });
    const { changes, flashes } = openAccountDetails({ [setLogo]: [{ company: changed }] });
    const city = await screen.findByLabelText<HTMLInputElement>(/^City/);
    fireEvent.change(city, { target: { value: 'Hamilton' } });
    expect(screen.getByText(/^No logo yet/)).toBeTruthy();
    await choose();
    await waitFor(() => expect(logo()?.getAttribute('src')).toBe(address));
    expect(drawn.mock.lastCall?.slice(1)).toEqual([0, 96, 256, 64]);
    expect([changes(setLogo), flashes(), city.value]).toEqual([
      [{ logo: 'AAAA' }],
      ['Your logo is saved.'],
      'Hamilton',
    ]);
    expect(screen.getByRole('button', { name: 'Choose another logo' })).toBeTruthy();
  });

  it.each([
    ['is too large', file({ size: 10 * 1024 * 1024 + 1 }), /larger than 10 MB/],
    ['is of another kind', file({ type: 'image/svg+xml' }), /isn’t a JPEG, PNG or WebP/],
    ['cannot be read', file(), /can’t read this image/],
  ])('of a file that %s is refused before it is sent', async (_, chosen, sentence) => {
    decode.mockRejectedValue(new Error('no picture'));
    const { changes } = openAccountDetails();
    await choose(chosen);
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(changes(setLogo)).toEqual([]);
  });

  it('that the server refuses is explained, and can be chosen again', async () => {
    const errors = { logo: ['We can’t read this image.'] };
    const refused = { status: 422, code: 'input-refused', message: 'Please check.', errors };
    openAccountDetails({ [setLogo]: [refused, { company: aCompany({ logo: address }) }] });
    await choose();
    expect((await screen.findByRole('alert')).textContent).toBe('We can’t read this image.');
    await choose();
    await waitFor(() => expect(logo()).toBeTruthy());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is removed after a confirmation', async () => {
    const { calls, flashes } = openAccountDetails({
      [readCompany]: [{ company: aCompany({ logo: address }) }],
      [removeLogo]: [503, { company: aCompany() }],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove the logo?' }));
    expect(calls()).not.toContain(removeLogo);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove logo' }));
    expect((await dialog.findByRole('alert')).textContent).toBeTruthy();
    expect(logo()).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Remove logo' }));
    await waitFor(() => expect(logo()).toBeNull());
    expect(flashes()).toEqual(['Your logo has been removed.']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a logo' }));
  });
});
