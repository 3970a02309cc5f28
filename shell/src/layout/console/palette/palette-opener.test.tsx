import { beginSession, paletteToggled, restore, screen as lazyScreen, type AreaManifest } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aStore, renderApp, sourceOf } from '../../../testing/render-app.tsx';

const user = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'a@example.com',
  firstName: 'Leila',
  lastName: 'Haddad',
  emailVerified: true,
  language: 'en-CA' as const,
  roles: [{ key: 'site-owner', name: 'site-owner' }],
};
function PaletteScreen() {
  const isOpen = useSelector((state) => state.layout.isPaletteOpen);
  const dispatch = useDispatch();
  return isOpen ? <input aria-label="Search" onKeyDown={() => dispatch(paletteToggled(false))} /> : null;
}
/** Opens the dashboard of staff; `loads` counts the loads of the palette, of which the first ones fail. */
async function open({ hasPalette = true, failures = 0 } = {}) {
  const loads = { count: 0 };
  const palette = lazyScreen(() => {
    loads.count += 1;
    return loads.count <= failures ? Promise.reject(new Error('offline')) : Promise.resolve({ PaletteScreen });
  });
  const page = () => (
    <>
      <h1>Dashboard</h1>
      <textarea aria-label="Note" />
      <div aria-label="Text" role="textbox" contentEditable suppressContentEditableWarning tabIndex={0} />
    </>
  );
  const manifest: AreaManifest = {
    name: 'mfe-admin',
    routes: [
      {
        path: '/admin/dashboard',
        title: 'Dashboard',
        auth: true,
        screen: lazyScreen(() => Promise.resolve({ TestScreen: page })),
      },
    ],
    navigation: { groups: [], ...(hasPalette ? { palette } : {}) },
  };
  const store = aStore({
    'GET /my-user': { body: { user } },
    'GET /permissions/get-user-permissions': { body: { permissions: {}, version: 1 } },
  });
  restore(store);
  await store.dispatch(beginSession({ tokenInfo: { access_token: 'a-token' }, user }));
  await act(async () => {
    renderApp({ at: '/admin/dashboard', store, source: sourceOf({ 'mfe-admin': manifest }).source });
    await Promise.resolve();
  });
  await screen.findByRole('heading', { name: 'Dashboard' });
  return { loads, store };
}
const button = () => screen.findByRole('button', { name: 'Find a page, user, listing or order' });
const pressK = (target: Element = document.body, keys: object = { ctrlKey: true }) =>
  fireEvent.keyDown(target, { key: 'k', ...keys });
const search = () => screen.queryByLabelText('Search');

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

describe('the opener of the command palette', () => {
  it('loads the palette on the first click, not before', async () => {
    const { loads } = await open();
    expect(loads.count).toBe(0);
    fireEvent.click(await button());
    expect(await screen.findByLabelText('Search')).toBeTruthy();
    expect(loads.count).toBe(1);
  });
  it('opens and closes it with Ctrl K, and gives the focus back to what had it', async () => {
    await open();
    await button();
    const note = screen.getByLabelText('Note');
    note.focus();
    expect(pressK(note)).toBe(false);
    (await screen.findByLabelText('Search')).focus();
    pressK(screen.getByLabelText('Search'));
    await waitFor(() => expect(search()).toBeNull());
    expect(document.activeElement).toBe(note);
  });
  it('gives the focus to the button if nothing had it', async () => {
    await open();
    const opener = await button();
    (document.activeElement as HTMLElement | null)?.blur();
    pressK();
    fireEvent.keyDown(await screen.findByLabelText('Search'), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
  it.each([{}, { metaKey: true }, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])(
    'leaves K with other modifiers alone: %j',
    async (keys) => {
      const { loads } = await open();
      await button();
      expect(pressK(document.body, keys)).toBe(true);
      expect(loads.count).toBe(0);
    },
  );
  it('leaves Ctrl K to editors of text and to open dialogs', async () => {
    const { loads } = await open();
    await button();
    const editor = screen.getByLabelText('Text');
    Object.assign(editor, { isContentEditable: true }); // jsdom does not implement it
    expect(pressK(editor)).toBe(true);
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    expect(pressK()).toBe(true);
    dialog.remove();
    expect(loads.count).toBe(0);
  });
  it('says so when it cannot be loaded, and loads it again on the next click', async () => {
    const { store } = await open({ failures: 1 });
    fireEvent.click(await button());
    await waitFor(() => expect(store.getState().flash.map(({ type }) => type)).toEqual(['error']));
    fireEvent.click(await button());
    expect(await screen.findByLabelText('Search')).toBeTruthy();
  });
  it('is not in a console without a palette, whose Ctrl K is that of the browser', async () => {
    await open({ hasPalette: false });
    expect(screen.queryByRole('button', { name: 'Find a page, user, listing or order' })).toBeNull();
    expect(pressK()).toBe(true);
  });
});
