import { fireEvent, screen, within } from '@testing-library/react';
import { aFee, anOwnListing, listingId, publicUrl } from './testing/an-own-listing.ts';
import { alertText, fieldOf, fill, getCall, openEditor, press, saveButton, stored } from './testing/open-editor.tsx';

beforeEach(() => {
  localStorage.clear();
});

const status = () => within(screen.getByLabelText('Status', { selector: 'section' }));
const previewPart = () => screen.getByLabelText('Preview', { selector: 'section' });
const preview = () => previewPart().textContent;
// Included utilities come before those that the renter pays.
const chip = (name: string) => screen.getAllByText(name, { selector: 'button' })[0]!;
const pressed = (name: string) => chip(name).getAttribute('aria-pressed');

describe('the editor of a listing', () => {
  it('shows title, state, and links to the list and to the public page', async () => {
    openEditor();
    expect((await screen.findByRole('heading', { level: 1, name: 'Bright home near the park' })).innerHTML).toContain(
      'lang="en"',
    );
    expect(screen.getByRole('link', { name: 'Listings' }).getAttribute('href')).toBe('/portal/listings');
    expect(screen.getByRole('link', { name: 'View page' }).getAttribute('href')).toBe(publicUrl);
    expect(status().getByText('Live')).toBeTruthy();
    expect(status().getByRole('link', { name: 'See leads' }).getAttribute('href')).toBe(
      `/portal/leads?listing=${listingId}`,
    );
  });
  it('shows the stored fields', async () => {
    openEditor();
    expect((await fieldOf(/^Rent$/)).value).toBe('1980');
    expect((await fieldOf(/^Size in square feet/)).value).toBe('610');
    expect((await fieldOf(/^Year built/)).value).toBe('');
    expect((await fieldOf('Bedrooms')).value).toBe('1');
    expect((await fieldOf('Title')).value).toBe('Bright home near the park');
    expect([pressed('Heat'), pressed('Gas'), pressed('Job letter'), pressed('French')]).toEqual([
      'true',
      'false',
      'true',
      'false',
    ]);
    expect(screen.getByText('67 Sorauren Ave')).toBeTruthy();
    expect(saveButton()).toBeNull();
  });
  it('names the feed of a home, and what stays as its landlord wrote it', async () => {
    const { unmount } = openEditor({ [getCall]: [stored({ feedName: 'Maple nightly' })] });
    expect(
      await screen.findByText(
        'This home comes from the feed Maple nightly. What you change here stays as you wrote it; the rest follows the feed.',
      ),
    ).toBeTruthy();
    unmount();
    const french = openEditor({ [getCall]: [stored({ feedName: 'Maple nightly' })] }, { language: 'fr-CA' });
    expect(await screen.findByText(/^Ce logement vient du flux Maple nightly\./)).toBeTruthy();
    french.unmount();
    openEditor();
    await fieldOf('Title');
    expect(screen.queryByText(/comes from the feed/)).toBeNull();
  });
  it('offers languages by their names', async () => {
    openEditor();
    const group = await screen.findByRole('group', { name: 'Languages you speak' });
    const names = [...group.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(['Amharic', 'Arabic', 'Bengali', 'Cantonese']);
    expect(names).toContain('Cree');
  });
  it('has a link to each section', async () => {
    openEditor();
    const rail = within(await screen.findByRole('navigation', { name: 'Sections of the listing' }));
    const targets = rail.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets).toHaveLength(11);
    expect(targets.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });
  it('has the earlier rents and the changed fields, newest first', async () => {
    openEditor();
    expect(await screen.findByText('2 changes of the rent')).toBeTruthy();
    const items = status()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual([
      '$2,100 → $1,980 a monthOct 1, 2026',
      '$2,200 → $2,100 a monthSep 1, 2026',
      'Rent and PetsNov 10, 2026',
    ]);
  });
  it('names changes of status and photos, and those of fields that this version does not know', async () => {
    const changes = [
      { at: '2026-11-12T12:00:00.000Z', fields: ['status'] },
      { at: '2026-11-11T12:00:00.000Z', fields: ['floorPlan', 'photos'] },
    ];
    openEditor({ [getCall]: [stored({ changes, priceHistory: [] })] });
    await screen.findByText('2 saved changes');
    const items = status()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual(['StatusNov 12, 2026', 'floorPlan and PhotosNov 11, 2026']);
  });
  it('is off without a public page', async () => {
    const { url: _, ...off } = anOwnListing({ isLive: false });
    openEditor({ [getCall]: [{ listing: off }] });
    expect((await screen.findAllByText('Off')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'View page' })).toBeNull();
    expect(screen.getByText('Visitors don’t see this listing now.')).toBeTruthy();
  });
  it('cannot be used while support has stopped the listing', async () => {
    openEditor({ [getCall]: [stored({ status: 'suspended', isLive: false })] });
    expect(await screen.findByText('This listing can’t be changed in its current state.')).toBeTruthy();
    expect((await fieldOf('Title')).matches(':disabled')).toBe(true);
    expect(chip('Heat').matches(':disabled')).toBe(true);
  });
});

describe('what visitors will see', () => {
  it('is in the preview while it is typed', async () => {
    openEditor();
    await fill(/^Rent$/, '2,050');
    await fill('Bedrooms', '0');
    expect(preview()).toContain('$2,050 a month');
    expect(preview()).toMatch(/Studio · 1 bath · 610\ssq\sft/);
    expect(preview()).toContain('67 Sorauren Ave, Upper · Toronto');
    expect(previewPart().querySelector('[inert] article')).toBeTruthy();
  });
  it('has no street once the address is hidden', async () => {
    openEditor();
    const hide = await screen.findByRole('switch', { name: /^Hide the exact address/ });
    expect(screen.getByText('Visitors see 67 Sorauren Ave, Upper.')).toBeTruthy();
    fireEvent.click(hide);
    expect(await screen.findByText(/neither street nor unit/)).toBeTruthy();
    expect(preview()).not.toContain('Sorauren');
  });
  it('is folded on a phone', async () => {
    openEditor({}, { isPhone: true });
    await fieldOf('Title');
    expect(previewPart().querySelector('details')?.open).toBe(false);
  });
  it('are the monthly costs with the required monthly fees only', async () => {
    const fees = [aFee(), aFee({ name: 'Storage', requirement: 'optional' }), aFee({ name: 'Key', timing: 'moveIn' })];
    openEditor({ [getCall]: [stored({ fees })] });
    expect(await screen.findByText('Shown as $1,980 a month, about $2,065 with required monthly fees.')).toBeTruthy();
    await fill(/^Rent$/, '500');
    await fill('Rent period', 'week');
    expect(screen.getByText('Shown as $2,167 a month, about $2,252 with required monthly fees.')).toBeTruthy();
  });
  it('is compared with entire homes nearby, if it is one', async () => {
    openEditor({ [getCall]: [stored({ areaMedian: 2_100 })] });
    expect(await screen.findByText('6% below similar homes nearby')).toBeTruthy();
    await fill('What you rent out', 'room');
    expect(screen.queryByText('6% below similar homes nearby')).toBeNull();
  });
});

describe('a listing that cannot be edited', () => {
  it.each([404, 422])('is not found (%s), with a link to the list', async (status) => {
    openEditor({ [getCall]: [status] });
    expect(await screen.findByText('We couldn’t find this listing')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my listings' }).getAttribute('href')).toBe('/portal/listings');
  });
  it('after a failure is loaded again', async () => {
    openEditor({ [getCall]: [503, stored()] });
    expect(await alertText()).toContain('We couldn’t load this listing');
    await press('Try again');
    expect((await fieldOf('Title')).value).toBe('Bright home near the park');
  });
  it('is closed to users who are no landlords, and nothing is requested', async () => {
    const { calls } = openEditor({}, { role: 'renter' });
    expect(await screen.findByText('This page belongs to landlord accounts.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Listing' })).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('is in French', async () => {
    openEditor({}, { language: 'fr-CA' });
    expect((await fieldOf('Titre')).value).toBe('Bright home near the park');
    expect(pressed('Chauffage')).toBe('true');
  });
});
