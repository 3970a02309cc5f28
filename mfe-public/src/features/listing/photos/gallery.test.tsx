import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openListing } from '../testing/open-listing.tsx';

const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `/photos/p1-room${at}-960.webp`,
    alt: `Room ${at + 1}`,
    width: 960,
    height: 640,
  }));
const withPhotos = (count: number) =>
  openListing({ photos: photos(count) }, { '/listing/abcdefghij/photos': { photos: photos(count) } });

describe('the photos of a listing', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [9, 5],
  ])('of %i shows %i, and a link to all', async (count, shown) => {
    await withPhotos(count);
    expect(
      await screen.findAllByRole('button', { name: new RegExp(`^Open photo \\d of ${count}: Room \\d$`) }),
    ).toHaveLength(shown);
    expect(
      screen.getAllByRole('button', { name: count === 1 ? 'See the photo' : `See all ${count} photos` }),
    ).toHaveLength(2);
    expect(screen.getByText(`1 / ${count}`)).toBeTruthy();
  });

  it('shows an illustration without photos, and keeps the back link on phones', async () => {
    await openListing({ photos: [] });
    expect(screen.queryByRole('button', { name: /photo/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Back to homes' }).map((link) => link.getAttribute('href'))).toContain(
      '/homes/ontario/toronto',
    );
  });

  it("falls back to the listing's first photos when the full list could not be loaded", async () => {
    await openListing({ photos: photos(1) }, { '/listing/abcdefghij/photos': 500 });
    expect(await screen.findByRole('button', { name: 'Open photo 1 of 1: Room 1' })).toBeTruthy();
  });
});

describe('the lightbox', () => {
  it.each([
    ['an upload', '/assets/listings/full/5b1c', true],
    ['a drawn scene', '/photos/p1-living', false],
  ])('offers the width 1920 of %s: %s %s', async (_, address, isOffered) => {
    const photo = { url: `${address}-960.webp`, alt: 'Room', width: 960, height: 640 };
    await openListing({ photos: [photo] }, { '/listing/abcdefghij/photos': { photos: [photo] } });
    const inPage = await screen.findByRole('button', { name: 'Open photo 1 of 1: Room' });
    expect(inPage.querySelector('img')?.srcset).not.toContain('1920w');
    await userEvent.click(inPage);
    const dialog = await screen.findByRole('dialog', { name: 'Photos of the home' }, { timeout: 5_000 });
    const sources = dialog.querySelector('img')?.srcset ?? '';
    expect(sources).toContain(`${address}-1440.webp 1440w`);
    expect(sources.includes(`${address}-1920.webp 1920w`)).toBe(isOffered);
  });
});

describe('the bar at the bottom of a phone', () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    };
  });
  it('shows the price, the favourite button, and opens the inquiry form as a sheet', async () => {
    await openListing();
    const bar = screen.getByRole('region', { name: 'Contact the landlord' });
    expect(bar.textContent).toContain('$2,150');
    expect(within(bar).getByRole('button', { name: /^Add to My Picks/ })).toBeTruthy();
    await userEvent.click(within(bar).getByRole('button', { name: 'Send inquiry' }));
    expect(
      await within(screen.getByRole('dialog', { name: 'Message the landlord' })).findByRole('textbox', {
        name: 'Your message',
      }),
    ).toBeTruthy();
  });
});
