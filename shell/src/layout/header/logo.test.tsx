import { jest } from '@jest/globals';
import { screen as lazyScreen, type AreaManifest } from '@porchlight/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aStore, renderApp, sourceOf } from '../../testing/render-app.tsx';

const home: AreaManifest = {
  name: 'mfe-public',
  routes: [
    { path: '/*', title: 'Home', screen: lazyScreen(() => Promise.resolve({ HomeScreen: () => <h1>Home</h1> })) },
  ],
};
const logo = '/photos/content/11111111-1111-4111-8111-111111111111-480.webp';
async function openWith(companyInfo: object): Promise<HTMLElement> {
  const settings = {
    siteSettings: { siteName: 'Lampe', companyInfo: { socialMedia: {}, ...companyInfo }, links: {}, languages: [] },
    ...{ permaLinks: {}, menus: {}, contentVersion: 'v1' },
  };
  const store = aStore({ 'GET /site-settings': { body: settings } });
  await act(async () => {
    renderApp({ at: '/', store, source: sourceOf({ 'mfe-public': home }).source });
    await Promise.resolve();
  });
  return screen.findByRole('link', { name: 'Lampe' });
}
const imageIn = (link: HTMLElement) => link.querySelector('img');
const markIn = (link: HTMLElement) => link.querySelector('svg');

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('the logo in the header', () => {
  it('has the size that reserves its place, and the link is named by the site alone', async () => {
    const link = await openWith({ logo, logoSize: { width: 960, height: 320 } });
    const image = imageIn(link);
    expect([image?.getAttribute('src'), image?.width, image?.height, image?.alt]).toEqual([logo, 960, 320, '']);
    expect(markIn(link)).toBeNull();
  });
  it('is the mark of the design without a logo', async () => {
    const link = await openWith({ logo: null });
    expect([imageIn(link), markIn(link) !== null]).toEqual([null, true]);
  });
  it('is the mark of the design where the logo cannot be loaded', async () => {
    const link = await openWith({ logo, logoSize: { width: 960, height: 320 } });
    fireEvent.error(imageIn(link)!);
    await waitFor(() => expect([imageIn(link), markIn(link) !== null]).toEqual([null, true]));
  });
  it('is the mark of the design where the logo failed before the script ran', async () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const link = await openWith({ logo, logoSize: { width: 960, height: 320 } });
    await waitFor(() => expect(imageIn(link)).toBeNull());
    complete.mockRestore();
  });
});
