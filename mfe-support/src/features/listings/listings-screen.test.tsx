import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReviewedListing } from '../../testing/a-reviewed-listing.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';
import { aPendingListing, pendingPage } from '../../testing/pending-listings.ts';

const list = 'GET /support/pending-listings';
const at = '/support/listings/pending';
const queue = pendingPage([
  aPendingListing({ id: 'risky00000', title: 'Grand appartement', lang: 'fr', risk: 75, isFirst: true }),
  aPendingListing({ id: 'medium0000', title: 'Quiet home', risk: 45 }),
  aPendingListing({ id: 'low0000000', title: 'Small home', risk: 44 }),
]);

beforeEach(() => localStorage.clear());

describe('the listings that wait for review', () => {
  it('show where they are, whose they are and how long they wait', async () => {
    openAsSupport({ at, responses: { [list]: [queue] } });
    const link = await screen.findByRole('link', { name: 'Grand appartement' });
    expect(link.getAttribute('href')).toBe('/support/listing/risky00000');
    expect(link.lang).toBe('fr');
    const row = within(link.closest('tr')!);
    expect(row.getByText('67 Sorauren Ave · Toronto, ON')).toBeTruthy();
    expect(row.getByText('Maple Homes')).toBeTruthy();
    const time = row.getByText('3 hours ago');
    expect(time.title).toMatch(/Nov\S* 21, 2026.*4:00/);
    expect(row.getByText('First listing')).toBeTruthy();
  });
  it('name their risk as high from 75 and as medium from 45', async () => {
    openAsSupport({ at, responses: { [list]: [queue] } });
    for (const [title, risk] of [
      ['Grand appartement', 'High risk 75'],
      ['Quiet home', 'Medium risk 45'],
      ['Small home', 'Low risk 44'],
    ] as const) {
      const row = within((await screen.findByRole('link', { name: title })).closest('tr')!);
      expect(row.getByText(risk)).toBeTruthy();
    }
    expect(screen.getAllByText('First listing')).toHaveLength(1);
  });
  it('show their photo', async () => {
    const photo = { url: '/photos/p1-960.webp', alt: 'Kitchen', width: 960, height: 640 };
    openAsSupport({ at, responses: { [list]: [pendingPage([aPendingListing({ photo })])] } });
    const row = (await screen.findByRole('link', { name: 'Bright home near the park' })).closest('tr')!;
    expect(row.querySelector('img')?.getAttribute('src')).toBe('/photos/p1-960.webp');
  });
  it('open their record on a click beside the title', async () => {
    const { address } = openAsSupport({
      at,
      responses: { [list]: [queue], 'GET /support/listings/medium0000': [aReviewedListing()] },
    });
    fireEvent.click((await screen.findAllByText('Maple Homes'))[1]!);
    expect(address()).toBe('/support/listing/medium0000');
  });
  it('are cards with the same facts on a phone', async () => {
    openAsSupport({ at, isPhone: true, responses: { [list]: [queue] } });
    const card = within((await screen.findByRole('link', { name: 'Grand appartement' })).closest('li')!);
    for (const text of ['High risk 75', 'First listing', 'Maple Homes', '3 hours ago'])
      expect(card.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
  it('are in French in a French page', async () => {
    openAsSupport({ at, language: 'fr-CA', responses: { [list]: [queue] } });
    expect(await screen.findByText('Risque élevé 75')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'À examiner' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByText('il y a 3 heures')).toHaveLength(3);
  });
  it('open at the page of the address', async () => {
    const { calls } = openAsSupport({
      at: `${at}?p=2`,
      responses: { [list]: [pendingPage([aPendingListing()], { currentPage: 2, prevPages: [1], total: 26 })] },
    });
    expect((await screen.findByRole('link', { name: 'Previous' })).getAttribute('href')).toBe(at);
    expect(calls()).toEqual([`${list}?page=2`]);
  });
  it('are loaded again when the window gets the focus', async () => {
    const { calls } = openAsSupport({ at, responses: { [list]: [queue, pendingPage([])] } });
    await screen.findByText('3 listings are waiting');
    fireEvent.focus(window);
    expect(await screen.findByText('Nothing waits for review')).toBeTruthy();
    expect(calls()).toEqual([list, list]);
  });
  it('explain that they are loaded, that there are none, and why they are missing', async () => {
    openAsSupport({ at, responses: { [list]: [503, pendingPage([])] } });
    expect(screen.getByText('Loading the listings that wait for review')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing waits for review')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
