import type { Language, PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { GlobalContentScreen } from './global-content-screen.tsx';

const value = (key: string, kind: string, english: string, french?: string) => ({
  key,
  kind,
  content: { 'en-CA': english, ...(french === undefined ? {} : { 'fr-CA': french }) },
});
const block = (id: string, version: number, ...contents: object[]) => ({
  id,
  version,
  updatedAt: '2026-11-20T12:00:00.000Z',
  contents,
});
const hero = block('home.hero.title', 1, value('text', 'text', 'Find a home', 'Trouvez un chez-vous'));
const safety = block('listing.safety', 4, value('text', 'text', 'Never pay before you visit', 'Visitez d’abord'));
const costs = block(
  'usual-costs.ontario',
  1,
  value('currency', 'fixed', 'CAD'),
  value('electricity.1', 'amount', '65'),
  value('sourceUrl', 'address', '/about-the-data'),
);
const blocks = [hero, safety, costs];

const all: readonly PermissionName[] = ['viewGlobalContent', 'modifyGlobalContent'];
interface Opened {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly responses?: Readonly<Record<string, FakeResponse>>;
  readonly language?: Language;
  readonly width?: number;
}
const open = ({ at = '', permissions = all, responses = {}, language = 'en-CA', width = 1_440 }: Opened = {}) =>
  openAsStaff({
    screen: <GlobalContentScreen />,
    at: `/admin/global-content${at}`,
    permissions,
    language,
    width,
    responses: {
      'GET /admin/content-blocks': [200, { records: blocks, pagination: {} }],
      ...Object.fromEntries(
        blocks.map(({ id }) => [`GET /admin/content-blocks/${id}/history`, [200, { changes: [] }] as const]),
      ),
      ...responses,
    },
  });
const keysOf = (name = 'Content keys') => within(screen.getByRole('navigation', { name }));
const linksOf = () =>
  keysOf()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (key: string | RegExp) => fireEvent.click(keysOf().getByRole('link', { name: key }));

beforeEach(() => {
  localStorage.clear();
  // The guard of unsaved changes compares links with the address of the window.
  history.replaceState(null, '', '/admin/global-content');
});

describe('the keys of the content', () => {
  it('are grouped by their prefix', async () => {
    open();
    await screen.findByText('Choose a key');
    const headings = keysOf().getAllByRole('heading');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Front page',
      'Listing page',
      'Usual costs',
      'Rental rules',
    ]);
    expect(linksOf()).toEqual(blocks.map(({ id }) => id));
  });
  it('are found by key and by text in either language', async () => {
    open();
    await screen.findByText('Choose a key');
    type('Search keys and texts', 'chez-vous');
    expect(linksOf()).toEqual(['home.hero.title']);
    type('Search keys and texts', 'LISTING.');
    expect(linksOf()).toEqual(['listing.safety']);
    type('Search keys and texts', 'nowhere');
    expect([linksOf(), screen.getByText('No key matches').textContent]).toEqual([[], 'No key matches']);
  });
  it('are a page of their own on a phone', async () => {
    open({ at: '?key=listing.safety', width: 390 });
    expect(await screen.findByRole('link', { name: 'All keys' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Content keys' })).toBeNull();
  });
  it('that failed to load are reported, in French', async () => {
    const responses = { 'GET /admin/content-blocks': [503, { code: 'unavailable', message: 'Plus tard.' }] } as const;
    open({ responses, language: 'fr-CA' });
    expect(await screen.findByText('Plus tard.')).toBeTruthy();
  });
});

describe('the editor of a key', () => {
  it('has a control for each kind of value; fixed ones are text', async () => {
    open({ at: '?key=usual-costs.ontario' });
    expect((await screen.findByLabelText<HTMLInputElement>(/Electricity a month, 1 bedroom/)).value).toBe('65');
    expect(screen.getByLabelText<HTMLInputElement>(/Link to the source/).value).toBe('/about-the-data');
    expect(screen.queryByLabelText('Currency')).toBeNull();
    expect(screen.getByText('CAD')).toBeTruthy();
  });
  it('saves all changed keys at once, each with its version', async () => {
    const { changes } = open({
      at: '?key=home.hero.title',
      responses: {
        'PATCH /admin/content-blocks/home.hero.title': [200, { ...hero, version: 2 }],
        'PATCH /admin/content-blocks/listing.safety': [200, { ...safety, version: 5 }],
      },
    });
    await screen.findByLabelText(/English/);
    type(/English/, 'A home for you');
    choose('listing.safety');
    await screen.findByDisplayValue('Visitez d’abord');
    type(/French/, 'Ne payez rien avant la visite');
    expect(await screen.findByText('Changed keys: 2')).toBeTruthy();
    press('Save');
    await waitFor(() => expect(screen.queryByText(/Changed keys/)).toBeNull());
    const textOf = (english: string, french: string) => [
      { key: 'text', content: { 'en-CA': english, 'fr-CA': french } },
    ];
    expect(changes).toEqual([
      {
        call: 'PATCH /admin/content-blocks/home.hero.title',
        body: { version: 1, contents: textOf('A home for you', 'Trouvez un chez-vous') },
      },
      {
        call: 'PATCH /admin/content-blocks/listing.safety',
        body: { version: 4, contents: textOf('Never pay before you visit', 'Ne payez rien avant la visite') },
      },
    ]);
  });
  it('shows what another editor saved, and what was typed', async () => {
    const current = { ...hero, version: 2, contents: [value('text', 'text', 'Theirs', 'Le leur')] };
    open({
      at: '?key=home.hero.title',
      responses: {
        'PATCH /admin/content-blocks/home.hero.title': [
          409,
          { code: 'version-conflict', message: 'Changed.', current },
        ],
        'GET /admin/content-blocks/home.hero.title': [200, current],
      },
    });
    await screen.findByLabelText(/English/);
    type(/English/, 'Mine');
    press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Theirs')).toBeTruthy();
    expect(dialog.getByText('Mine')).toBeTruthy();
  });
  it('keeps what was refused, and says which keys were not saved', async () => {
    open({
      at: '?key=home.hero.title',
      responses: {
        'PATCH /admin/content-blocks/home.hero.title': [
          422,
          { code: 'input-refused', message: 'Refused.', errors: {} },
        ],
      },
    });
    await screen.findByLabelText(/English/);
    type(/English/, 'Mine');
    press('Save');
    expect(await screen.findByText(/Nothing was saved\. Not saved: home\.hero\.title\./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/English/).value).toBe('Mine');
  });
  it('is text for users who may not modify it', async () => {
    open({ at: '?key=home.hero.title', permissions: ['viewGlobalContent'] });
    await waitFor(() => expect(screen.getByText('Find a home')).toBeTruthy());
    expect(screen.queryByLabelText(/English/)).toBeNull();
  });
});
