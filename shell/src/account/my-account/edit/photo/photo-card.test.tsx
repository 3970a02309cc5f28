import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { drawAt, storeLeilaSession, leila, press } from '../../../../testing/account.tsx';
import type { FakeResponses } from '../../../../testing/render-app.tsx';

const address = '/photos/people/22222222-2222-4222-8222-222222222222';
const drawn = jest.fn();
const context = { drawImage: drawn, fillRect: () => undefined } as unknown as CanvasRenderingContext2D;
const bitmap = (width = 600, height = 400) => ({ width, height, close: () => undefined });
const decode = jest.fn<() => Promise<unknown>>();
const encode = jest.fn(
  (_: string, quality: number) => `data:image/jpeg;base64,${'A'.repeat(quality > 0.75 ? 96_001 : 8)}`,
);
beforeEach(() => {
  localStorage.clear();
  drawn.mockClear();
  decode.mockReset().mockResolvedValue(bitmap());
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  globalThis.createImageBitmap = decode as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.toDataURL = encode as unknown as typeof HTMLCanvasElement.prototype.toDataURL;
  Element.prototype.setPointerCapture = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 320 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 320 });
});

const file = ({ type = 'image/jpeg', size = 5 } = {}) =>
  Object.defineProperty(new File(['photo'], 'me.jpg', { type }), 'size', { value: size });
async function choose(chosen = file()) {
  fireEvent.change(await screen.findByLabelText('Photo file'), { target: { files: [chosen] } });
  await waitFor(() => {
    expect(screen.queryByRole('alert') ?? screen.queryByRole('slider', { name: 'Zoom' })).toBeTruthy();
  });
}
const part = () => screen.getByRole('slider', { name: 'Visible part' });
// jsdom has no PointerEvent; React accepts a MouseEvent with a pointer event's name.
const point = (kind: string, clientX: number, clientY: number) =>
  fireEvent(part(), new MouseEvent(kind, { bubbles: true, clientX, clientY }));
const show = (responses: FakeResponses = {}) => drawAt('/admin/my-account/edit', responses);
/** Returns the drawn crop: left, top and side in pixels of the picture. */
const shown = () => drawn.mock.lastCall?.slice(1, 4);
const avatars = () => [...document.querySelectorAll<HTMLImageElement>(`img[src="${address}"]`)];

describe('photo upload', () => {
  it('crops, saves and shows the photo, also in the header', async () => {
    storeLeilaSession();
    const put = jest.fn((_: unknown) => ({ body: { user: { ...leila, photo: address } } }));
    await show({ 'POST /user/photo': put, 'GET /my-user': { body: { user: { ...leila, photo: address } } } });
    await choose();
    expect([screen.getByRole('dialog', { name: 'Fit your photo' }).tagName, shown()]).toEqual([
      'DIALOG',
      [100, 0, 400],
    ]);
    await press('Save photo');
    expect(await screen.findByText('Your photo is saved.')).toBeTruthy();
    expect(put.mock.calls).toEqual([[{ photo: 'AAAAAAAA' }]]);
    expect([
      avatars().length,
      screen.queryByText('Fit your photo'),
      screen.getByRole('button', { name: 'Choose another photo' }).tagName,
    ]).toEqual([2, null, 'BUTTON']);
  });
  it('uploads the highest quality that fits into a request', async () => {
    storeLeilaSession();
    encode.mockClear();
    await show({ 'POST /user/photo': { body: { user: leila } }, 'GET /my-user': { body: { user: leila } } });
    await choose();
    await press('Save photo');
    expect(encode.mock.calls.map(([, quality]) => quality.toFixed(1))).toEqual(['0.9', '0.8', '0.7']);
  });
  it('moves by arrow keys and dragging, and announces the position', async () => {
    storeLeilaSession();
    await show();
    await choose();
    fireEvent.keyDown(part(), { key: 'ArrowRight' });
    expect([shown(), part().getAttribute('aria-valuetext')]).toEqual([
      [80, 0, 400],
      '40 % from the left, 50 % from the top',
    ]);
    expect(fireEvent.keyDown(part(), { key: 'ArrowDown' })).toBe(false); // prevents page scrolling
    expect(fireEvent.keyDown(part(), { key: 'Tab' })).toBe(true);
    point('pointermove', 500, 10); // no pointer is pressed
    point('pointerdown', 100, 100);
    point('pointermove', 68, 100);
    expect(shown()).toEqual([120, 0, 400]);
    point('pointerup', 68, 100);
    point('pointermove', 0, 0);
    expect(shown()).toEqual([120, 0, 400]);
  });
  it('zooms with the slider', async () => {
    storeLeilaSession();
    await show();
    await choose();
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    expect(shown()).toEqual([200, 100, 200]);
  });
  it.each([
    ['is too large', file({ size: 10_000_001 }), 'This file is larger than 10 MB. Please choose a smaller one.'],
    [
      'is of another kind',
      file({ type: 'image/svg+xml' }),
      'This file isn’t a JPEG, PNG or WebP image. Please choose another.',
    ],
    ['cannot be read', file(), 'We can’t read this image. Please choose another.'],
  ])('shows an error and opens no dialog when a file %s', async (_, chosen, sentence) => {
    storeLeilaSession();
    decode.mockRejectedValue(new Error('no picture'));
    await show();
    await choose(chosen);
    expect([screen.getByRole('alert').textContent, screen.queryByText('Fit your photo')]).toEqual([sentence, null]);
    decode.mockResolvedValue(bitmap());
    await choose();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
  it('keeps the crop after a server error and retries', async () => {
    storeLeilaSession();
    const refused = {
      status: 422,
      body: {
        message: 'Check the fields.',
        code: 'input-refused',
        errors: { photo: ['We can’t read this image.'] },
      },
    };
    const put = jest
      .fn<(body: unknown) => { status?: number; body: unknown }>()
      .mockReturnValueOnce(refused)
      .mockReturnValue({ body: { user: leila } });
    await show({ 'POST /user/photo': put, 'GET /my-user': { body: { user: leila } } });
    await choose();
    fireEvent.keyDown(part(), { key: 'ArrowRight' });
    await press('Save photo');
    expect([(await screen.findByRole('alert')).textContent, shown()]).toEqual([
      'We can’t read this image.',
      [80, 0, 400],
    ]);
    await press('Save photo');
    await waitFor(() => {
      expect(screen.queryByText('Fit your photo')).toBeNull();
    });
    expect(put).toHaveBeenCalledTimes(2);
  });
  it('cancels without a change', async () => {
    storeLeilaSession();
    const put = jest.fn((_: unknown) => ({ body: {} }));
    await show({ 'POST /user/photo': put });
    await choose();
    await press('Cancel');
    expect([screen.queryByText('Fit your photo'), put.mock.calls]).toEqual([null, []]);
  });
});

describe('photo removal', () => {
  it('asks for confirmation, shows the initials and focuses the choose button', async () => {
    storeLeilaSession({ photo: address });
    const remove = jest.fn(() => ({ body: { user: leila } }));
    await show({ 'DELETE /user/photo': remove, 'GET /my-user': { body: { user: leila } } });
    await screen.findByLabelText('Photo file');
    expect(avatars()).toHaveLength(2);
    await press('Remove photo');
    await press('Keep photo');
    expect(remove).not.toHaveBeenCalled();
    await press('Remove photo');
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove photo' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Your photo has been removed.')).toBeTruthy();
    expect([avatars(), document.activeElement]).toEqual([[], screen.getByRole('button', { name: 'Choose a photo' })]);
  });
});
