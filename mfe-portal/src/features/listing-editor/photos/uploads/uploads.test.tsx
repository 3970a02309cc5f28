import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aFile, fakeUploads, standInForPreviews, type FakeUpload } from '../../testing/fake-uploads.ts';
import { aPhoto } from '../../testing/an-own-listing.ts';
import { changeCall, fill, getCall, press, save, saveButton, stored } from '../../testing/open-editor.tsx';
import {
  idOf,
  deletion,
  photoOf,
  ready,
  inState,
  failed,
  listOf,
  openWith,
  section,
  choose,
  tile,
  statusText,
  sources,
} from '../../testing/open-uploads.tsx';

const listingId = 'abcdefghij';
let uploads: readonly FakeUpload[] = [];
let previews: ReadonlySet<string> = new Set();
beforeEach(() => {
  localStorage.clear();
  uploads = fakeUploads();
  previews = standInForPreviews();
});

const upload = (at: number) => uploads[at] as FakeUpload;
const on = async (act_: () => void) => act(async () => act_());
/** Sends a whole file, whose upload gets the id of a number. */
const sendAll = (at: number, number: number) =>
  on(() => {
    upload(at).onCreated(idOf(number));
    upload(at).onSent();
  });
const fail = (at: number, status: number, message = '') =>
  on(() => upload(at).onFailed({ status, body: JSON.stringify({ message, code: 'x' }) }));
describe('an uploaded photo', () => {
  it('shows its preview and progress, and becomes an unsaved photo that is saved with the listing', async () => {
    const { changes } = openWith([listOf(), listOf(inState(1, 'processing')), listOf(ready(1))], {
      [changeCall]: [stored({ photos: [aPhoto('living', 'Living room'), photoOf(1)], version: 5 })],
    });
    await choose(aFile('kitchen.jpg'));
    expect(upload(0)).toMatchObject({ listingId, uploadId: undefined });
    expect(upload(0).headers()).toMatchObject({ Authorization: 'Bearer token', 'X-Requested-With': 'XMLHttpRequest' });
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading kitchen.jpg' });
    await on(() => upload(0).onProgress(0.64));
    expect([bar.value, tile('kitchen.jpg').getByText('64%')]).toEqual([0.64, expect.anything()]);
    expect([...previews]).toEqual([(await section()).querySelector('img[src^="blob:"]')?.getAttribute('src')]);
    expect(await statusText()).toBe('0 of 1 photo uploaded.');
    expect(saveButton()).toBeNull();
    await sendAll(0, 1);
    expect(await screen.findByText('Preparing…')).toBeTruthy();
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    expect([await sources(), [...previews]]).toEqual([['/photos/p1-living-960.webp', '/photos/u1-960.webp'], []]);
    expect(await statusText()).toBe('1 uploaded photo isn’t saved yet. Save your changes to keep it.');
    await save();
    expect(changes()).toEqual([{ id: listingId, version: 4, photos: [{ id: 'p1-living' }, { id: idOf(1) }] }]);
    expect([screen.queryByText('Not saved yet'), await statusText(), saveButton()]).toEqual([null, '', null]);
  });
  it('is sent with at most two others; the rest waits', async () => {
    openWith([listOf(), listOf(ready(1))]);
    await choose(aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg'), aFile('d.jpg'));
    expect(uploads.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(tile('d.jpg').getByText('Waiting…')).toBeTruthy();
    await sendAll(0, 1);
    expect(uploads.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
    await waitFor(async () => expect(await statusText()).toBe('1 of 4 photos uploaded.'));
  });
  it('takes the place of its upload, also if a later one is ready before', async () => {
    openWith([listOf(), listOf(inState(1, 'processing'), ready(2)), listOf(ready(1), ready(2))]);
    await choose(aFile('a.jpg'), aFile('b.jpg'));
    await sendAll(1, 2);
    await waitFor(async () => expect(await sources()).toHaveLength(2));
    await sendAll(0, 1);
    await waitFor(async () => expect(await sources()).toHaveLength(3));
    expect((await sources()).slice(1)).toEqual(['/photos/u1-960.webp', '/photos/u2-960.webp']);
  });
  it('that is ready after a save is an unsaved change', async () => {
    const { changes } = openWith([listOf(), listOf(ready(1))], { [changeCall]: [stored({ rent: 2_050, version: 5 })] });
    await choose(aFile());
    await fill(/^Rent$/, '2050');
    await save();
    expect(saveButton()).toBeNull();
    await sendAll(0, 1);
    await waitFor(() => expect(saveButton()).toBeTruthy());
    await save();
    expect(changes()[1]).toEqual({ id: listingId, version: 5, photos: [{ id: 'p1-living' }, { id: idOf(1) }] });
  });
  it('is deleted if it is removed or discarded before it is saved', async () => {
    const { calls } = openWith([listOf(ready(1), ready(2))]);
    await press('Remove: Photo 2');
    await waitFor(() => expect(calls()).toContain(deletion(1)));
    expect(calls()).not.toContain(deletion(2));
    await press('Discard');
    await waitFor(() => expect(calls()).toContain(deletion(2)));
    expect(await sources()).toEqual(['/photos/p1-living-960.webp']);
  });
  it('is dropped anywhere on the section', async () => {
    openWith([listOf()]);
    const target = await section();
    const dataTransfer = { types: ['Files'], files: [aFile('balcony.png', 'image/png')] };
    fireEvent.dragEnter(target, { dataTransfer });
    expect(screen.getByText('Drop the photos to add them')).toBeTruthy();
    await act(async () => void fireEvent.drop(target, { dataTransfer }));
    expect(screen.queryByText('Drop the photos to add them')).toBeNull();
    expect(uploads.map(({ file }) => file.name)).toEqual(['balcony.png']);
  });
  it('is aborted when its user leaves the screen', async () => {
    const { unmount } = openWith([listOf()]);
    await choose(aFile());
    unmount();
    expect([upload(0).isAborted(), previews.size]).toEqual([true, 0]);
  });
});

describe('leaving while photos are uploaded', () => {
  const leave = async () => fireEvent.click(await screen.findByRole('link', { name: 'Listings' }));
  it('asks first', async () => {
    openWith([listOf()]);
    await choose(aFile());
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Stop uploading?' })).toBeTruthy();
    await press('Keep uploading');
    expect(upload(0).isAborted()).toBe(false);
  });
  it('asks once if there are unsaved changes too', async () => {
    openWith([listOf()]);
    await choose(aFile());
    await fill(/^Rent$/, '2050');
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Stop uploading?' })).toBeNull();
  });
});

describe('a file that is not uploaded', () => {
  it.each([
    ['of another type', aFile('plan.heic', 'image/heic'), 'This file isn’t a JPEG, PNG or WebP photo.'],
    ['that is too large', aFile('big.jpg', 'image/jpeg', 10_485_761), 'This file is larger than 10 MB.'],
    ['without content', aFile('empty.jpg', 'image/jpeg', 0), 'We couldn’t read this photo.'],
  ])('%s is not sent, and can be dismissed', async (_, file, message) => {
    openWith([listOf()]);
    await choose(file);
    expect(tile(file.name).getByText((text) => text.startsWith(message))).toBeTruthy();
    expect(await statusText()).toBe(`1 file wasn’t added: ${file.name}.`);
    expect([uploads.length, tile(file.name).queryByRole('progressbar')]).toEqual([0, null]);
    expect(screen.queryByLabelText(`Try again: ${file.name}`)).toBeNull();
    screen.getByLabelText(`Dismiss: ${file.name}`).focus();
    await press(`Dismiss: ${file.name}`);
    expect([screen.queryByText(file.name), await statusText()]).toEqual([null, '']);
    expect(document.activeElement?.textContent).toBe('Choose photos');
  });
  it.each([
    [0, '', 'The upload was interrupted.'],
    [503, 'Busy.', 'Something went wrong on our side.'],
    [409, 'Save or remove some of the 80 photos first.', 'Save or remove some of the 80 photos first.'],
    [429, 'Wait a minute.', 'Wait a minute.'],
  ])('because of status %s is resumed by Try again', async (status, sent, message) => {
    openWith([listOf(), listOf(ready(1))]);
    await choose(aFile());
    await on(() => upload(0).onCreated(idOf(1)));
    await fail(0, status, sent);
    expect(tile('kitchen.jpg').getByText((text) => text.startsWith(message))).toBeTruthy();
    await press('Try again: kitchen.jpg');
    expect(upload(1)).toMatchObject({ uploadId: idOf(1), file: upload(0).file });
    await on(() => upload(1).onSent());
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    expect(screen.queryByText('kitchen.jpg')).toBeNull();
  });
  it('because the session ended ends it here too', async () => {
    const { flashes } = openWith([listOf(), { status: 401, message: 'Unauthenticated.', code: 'unauthenticated' }]);
    await choose(aFile());
    await fail(0, 401, 'Unauthenticated.');
    await waitFor(() => expect(flashes()).toEqual(['You have been logged out.']));
  });
  it.each([
    ['not-a-photo', 'This file isn’t a JPEG, PNG or WebP photo.'],
    ['damaged', 'We couldn’t read this photo.'],
    ['too-small', 'This photo is smaller than 800 × 600 pixels.'],
    ['too-many-pixels', 'This photo has more than 50 million pixels.'],
  ] as const)('is %s for the server', async (fault, message) => {
    const { calls } = openWith([listOf(), listOf(failed(1, fault))]);
    await choose(aFile());
    await sendAll(0, 1);
    expect(await screen.findByText((text) => text.startsWith(message))).toBeTruthy();
    await press('Dismiss: kitchen.jpg');
    await waitFor(() => expect(calls()).toContain(deletion(1)));
    expect([screen.queryByText('kitchen.jpg'), screen.queryByText('Photo you chose earlier')]).toEqual([null, null]);
  });
  it('is cancelled, which makes room for the next one', async () => {
    const { calls } = openWith([listOf()]);
    await choose(aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg'), aFile('d.jpg'));
    await on(() => upload(0).onCreated(idOf(1)));
    screen.getByLabelText('Cancel: a.jpg').focus();
    await press('Cancel: a.jpg');
    expect([upload(0).isAborted(), screen.queryByText('a.jpg'), uploads.length]).toEqual([true, null, 4]);
    expect(document.activeElement?.textContent).toBe('Choose photos');
    await waitFor(() => expect(calls()).toContain(deletion(1)));
  });
  it('is one too many for a listing', async () => {
    const photos = Array.from({ length: 39 }, (_, at) => aPhoto(`room${at}`));
    openWith([listOf(), listOf(ready(1))], { [getCall]: [stored({ photos })] });
    await choose(aFile('a.jpg'), aFile('b.jpg'));
    expect(uploads.map(({ file }) => file.name)).toEqual(['a.jpg']);
    expect(
      tile('b.jpg').getByText('A listing has at most 40 photos. Remove one, then add this one again.'),
    ).toBeTruthy();
    expect([screen.queryByText('Choose photos'), screen.getByText(/Remove one to add another/)]).toEqual([
      null,
      expect.anything(),
    ]);
  });
});

describe('the uploads of an earlier visit', () => {
  it('are unsaved photos, or still prepared, or failed', async () => {
    const { changes, calls } = openWith([
      listOf(ready(1), inState(2, 'processing'), failed(3, 'too-small')),
      listOf(ready(1), ready(2), failed(3, 'too-small')),
    ]);
    expect(await screen.findByText('Preparing…')).toBeTruthy();
    expect(await screen.findByText('Photos that you uploaded earlier are being prepared.')).toBeTruthy();
    expect(screen.getByText(/^This photo is smaller/)).toBeTruthy();
    await waitFor(async () => expect(await sources()).toHaveLength(3));
    expect(screen.getAllByText('Not saved yet')).toHaveLength(2);
    await press('Dismiss: Photo you chose earlier');
    await waitFor(() => expect(calls()).toContain(deletion(3)));
    expect(screen.queryByText(/^This photo is smaller/)).toBeNull();
    await save();
    expect(changes()[0]).toMatchObject({ photos: [{ id: 'p1-living' }, { id: idOf(1) }, { id: idOf(2) }] });
  });
  it('that were not finished are named until they are dismissed', async () => {
    const { calls } = openWith([listOf(inState(1, 'receiving'))]);
    expect(await screen.findByText(/^An earlier upload isn’t finished/)).toBeTruthy();
    await press('Dismiss');
    await waitFor(() => expect(calls()).toContain(deletion(1)));
    expect(screen.queryByText(/^An earlier upload isn’t finished/)).toBeNull();
  });
  it('are looked for again if that failed', async () => {
    openWith([503, listOf(ready(1))]);
    expect(await screen.findByText('We couldn’t check for photos that you uploaded earlier.')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
  });
});
