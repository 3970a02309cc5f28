import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPhoto } from '../testing/an-own-listing.ts';
import {
  alertText,
  changeCall,
  getCall,
  openEditor,
  press,
  save,
  saveButton,
  stored,
  uploadsCall,
} from '../testing/open-editor.tsx';

const [living, kitchen, bath] = [aPhoto('living', 'Living room'), aPhoto('kitchen', 'Kitchen'), aPhoto('bath')];
const withPhotos = { photos: [living, kitchen, bath] };
const opened = { [getCall]: [stored(withPhotos)] };

beforeEach(() => {
  localStorage.clear();
});

const list = async () => within(await screen.findByRole('list', { name: 'Photos' }));
/** Returns the names of the photos in their order. */
const order = async () =>
  (await list())
    .getAllByText('Description for people who can’t see it')
    .map(({ textContent }) => textContent.match(/\((Photo[^)]*)\)/)?.[1]);
const description = (name: string) =>
  screen.getByLabelText<HTMLTextAreaElement>(`Description for people who can’t see it (${name}) (optional)`);
const describePhoto = (name: string, value: string) => fireEvent.change(description(name), { target: { value } });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const preview = () => screen.getByLabelText('Preview', { selector: 'section' });

describe('the photos of a listing', () => {
  it('are in their order, the first one as the cover', async () => {
    openEditor(opened);
    expect(await order()).toEqual(['Photo 1, Living room', 'Photo 2, Kitchen', 'Photo 3']);
    expect((await list()).getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
      'Living room',
      'Kitchen',
    ]);
    expect((await list()).getAllByText('Cover')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Make cover: Photo 1, Living room' })).toBeNull();
    expect([screen.queryByText('Not saved yet'), saveButton()]).toEqual([null, null]);
  });
  it('are moved by buttons, which retain the focus', async () => {
    const { changes, announcement } = openEditor({ ...opened, [changeCall]: [stored({ ...withPhotos, version: 5 })] });
    const move = async (button: string) => {
      (await screen.findByLabelText(button)).focus();
      await press(button);
    };
    await move('Move later: Photo 1, Living room');
    expect(await order()).toEqual(['Photo 1, Kitchen', 'Photo 2, Living room', 'Photo 3']);
    expect(announcement()).toBe('Photo 1, Living room is now at position 2 of 3.');
    expect(focused()).toBe('Move later: Photo 2, Living room');
    await move('Move earlier: Photo 3');
    expect(await order()).toEqual(['Photo 1, Kitchen', 'Photo 2', 'Photo 3, Living room']);
    expect(focused()).toBe('Move earlier: Photo 2');
    await move('Make cover: Photo 3, Living room');
    expect(await order()).toEqual(['Photo 1, Living room', 'Photo 2, Kitchen', 'Photo 3']);
    // The cover has no such button.
    expect(focused()).toBe('Move later: Photo 1, Living room');
    expect(saveButton()).toBeNull();
    await move('Move later: Photo 1, Living room');
    await save();
    expect(changes()).toEqual([
      { id: 'abcdefghij', version: 4, photos: [{ id: 'p1-kitchen' }, { id: 'p1-living' }, { id: 'p1-bath' }] },
    ]);
  });
  it('cannot be moved beyond the ends', async () => {
    openEditor(opened);
    expect((await screen.findByLabelText('Move earlier: Photo 1, Living room')).matches(':disabled')).toBe(true);
    expect(screen.getByLabelText('Move later: Photo 3').matches(':disabled')).toBe(true);
  });
  it('are described in one line of at most 125 characters, which alone is sent', async () => {
    const { changes } = openEditor({ ...opened, [changeCall]: [stored({ ...withPhotos, version: 5 })] });
    await list();
    expect(description('Photo 3').maxLength).toBe(125);
    describePhoto('Photo 3', 'Bath\nwith a tub');
    expect(description('Photo 3, Bath with a tub').value).toBe('Bath with a tub');
    expect(screen.getByText('15 of 125 characters')).toBeTruthy();
    await save();
    expect(changes()[0]).toEqual({
      id: 'abcdefghij',
      version: 4,
      photos: [{ id: 'p1-living' }, { id: 'p1-kitchen' }, { id: 'p1-bath', alt: 'Bath with a tub' }],
    });
  });
  it('are removed, and the focus goes to the next one', async () => {
    const { changes, calls, announcement } = openEditor({
      ...opened,
      [changeCall]: [stored({ photos: [bath], version: 5 })],
    });
    await press('Remove: Photo 1, Living room');
    expect(focused()).toBe('Remove: Photo 1, Kitchen');
    expect(announcement()).toBe('Removed: Photo 1, Living room.');
    await press('Remove: Photo 2');
    expect(focused()).toBe('Remove: Photo 1, Kitchen');
    await press('Remove: Photo 1, Kitchen');
    expect(focused()).toBe('Choose photos');
    expect(screen.getByText('No photos yet')).toBeTruthy();
    await save();
    expect(changes()[0]).toMatchObject({ photos: [] });
    expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
  it('are as stored after Discard', async () => {
    openEditor(opened);
    await press('Remove: Photo 1, Living room');
    describePhoto('Photo 1, Kitchen', 'Bright kitchen');
    await press('Discard');
    expect(await order()).toEqual(['Photo 1, Living room', 'Photo 2, Kitchen', 'Photo 3']);
    expect(saveButton()).toBeNull();
  });
  it('are in the preview as they are now', async () => {
    openEditor({ [getCall]: [stored({ photos: [living, kitchen, bath, aPhoto('bedroom')] })] });
    await press('Make cover: Photo 2, Kitchen');
    expect(preview().querySelector('img')?.getAttribute('src')).toBe(kitchen.url);
    expect(preview().textContent).toContain('4');
    expect(preview().querySelectorAll('img[src*="bedroom"]')).toHaveLength(0);
  });
  it('should be at least three', async () => {
    openEditor();
    expect(await screen.findByText(/^Add at least 3 photos/)).toBeTruthy();
    expect(screen.queryByText(/The first one is the cover/)).toBeNull();
  });
  it('have no controls while the listing cannot be edited', async () => {
    const { calls } = openEditor({ [getCall]: [stored({ ...withPhotos, status: 'suspended', isLive: false })] });
    const photos = within(await screen.findByLabelText('Photos', { selector: 'section' }));
    expect(photos.getAllByRole('listitem')).toHaveLength(3);
    expect([photos.queryByRole('button'), photos.queryByRole('textbox'), photos.queryByText('Choose photos')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(calls()).not.toContain(uploadsCall);
  });
  it('have the message of the server at the section', async () => {
    const refusal = (errors: object) => ({ status: 422, code: 'invalid', message: 'Invalid.', errors });
    openEditor({
      ...opened,
      [changeCall]: [
        refusal({ photos: ['A listing that is on needs a photo.'] }),
        refusal({ 'photos.1.id': ['This photo is no longer there.'] }),
      ],
    });
    await press('Remove: Photo 1, Living room');
    await save();
    expect(screen.getByText('A listing that is on needs a photo.')).toBeTruthy();
    expect(await alertText()).toContain('Photos: A listing that is on needs a photo.');
    await press('Make cover: Photo 2');
    expect(screen.queryByText('A listing that is on needs a photo.')).toBeNull();
    await save();
    expect(screen.getByText('Photo 2, Kitchen: This photo is no longer there.')).toBeTruthy();
    const target = screen.getByRole('alert').querySelector('a')?.hash.slice(1) ?? '';
    expect(document.getElementById(target)?.contains(screen.getByRole('list', { name: 'Photos' }))).toBe(true);
  });
  it('are named in the history', async () => {
    openEditor({ [getCall]: [stored({ changes: [{ at: '2026-11-10T12:00:00.000Z', fields: ['photos'] }] })] });
    expect(within(await screen.findByLabelText('Status', { selector: 'section' })).getByText('Photos')).toBeTruthy();
  });
});

describe('photos that were changed in another window meanwhile', () => {
  const conflict = { status: 409, code: 'version-conflict', message: 'Changed.' };
  const versions = async (theirs: object) => {
    const opening = openEditor({
      [getCall]: [stored(withPhotos), stored({ ...theirs, version: 7 })],
      [changeCall]: [conflict, stored({ ...withPhotos, version: 8 })],
    });
    await press('Move later: Photo 1, Living room');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'This listing was changed meanwhile' });
    const of = (side: string) => within(dialog).getByRole('heading', { name: side }).parentElement as HTMLElement;
    return { ...opening, mine: of('Your version'), theirs: of('Saved version') };
  };
  const picturesOf = (side: HTMLElement) =>
    within(side)
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt'));

  it('are compared by number and order', async () => {
    const { mine, theirs, changes } = await versions({ photos: [living, kitchen, bath, aPhoto('balcony', 'Balcony')] });
    expect(mine.textContent).toContain('3 photos.The order is different.');
    expect(theirs.textContent).toContain('4 photos.1 of them is in this version only.The order is different.');
    expect(picturesOf(mine)).toEqual(['Photo 1, Kitchen', 'Photo 2, Living room', 'Photo 3']);
    expect(picturesOf(theirs).at(-1)).toBe('Photo 4, Balcony');
    await press('Save these choices');
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]).toMatchObject({
      version: 7,
      photos: [{ id: 'p1-kitchen' }, { id: 'p1-living' }, { id: 'p1-bath' }],
    });
  });
  it('are compared by description', async () => {
    const { mine, theirs } = await versions({ photos: [kitchen, living, { ...bath, alt: 'Bath' }] });
    expect(mine.textContent).toContain('Different description: Photo 3.');
    expect(theirs.textContent).toContain('Different description: Photo 3, Bath.');
    expect(mine.textContent).not.toContain('The order is different.');
  });
});

describe('dragging a photo by keys', () => {
  const size = 100;
  const { getBoundingClientRect } = HTMLElement.prototype;
  // jsdom has no layout: the tiles are side by side.
  beforeEach(() => {
    HTMLElement.prototype.getBoundingClientRect = function rect(this: HTMLElement) {
      const at = [...document.querySelectorAll('[data-photo]')].indexOf(this);
      const left = Math.max(at, 0) * size;
      return { x: left, y: 0, left, top: 0, width: size, height: size, right: left + size, bottom: size } as DOMRect;
    };
  });
  afterEach(() => {
    HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect;
  });

  it('moves it, announced in words', async () => {
    openEditor(opened);
    const handle = await screen.findByLabelText('Drag to move: Photo 1, Living room');
    const key = async (code: string) =>
      act(async () => void fireEvent.keyDown(document.activeElement ?? handle, { code }));
    handle.focus();
    await key('Space');
    await screen.findByText('Photo 1, Living room is picked up. It’s at position 1 of 3.');
    await key('ArrowRight');
    await screen.findByText('The photo is over position 2 of 3.');
    await key('Space');
    await screen.findByText('The photo is dropped at position 2 of 3.');
    expect(await order()).toEqual(['Photo 1, Kitchen', 'Photo 2, Living room', 'Photo 3']);
  });
});
