import { inSite, stubResponses } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { aPage } from '../testing/a-page.ts';
import { PagePreviewScreen } from './page-preview-screen.tsx';

const notice = {
  key: 'b',
  kind: 'notice',
  contents: [{ contentKey: 'title', content: 'Closed today', lang: 'en-CA' }],
};
const page = aPage({ title: 'About our new office', blocks: [notice] });
const open = (response: object | number) =>
  render(
    <PagePreviewScreen />,
    inSite({
      at: '/preview/pages/signed.token',
      path: '/preview/pages/:token',
      send: stubResponses({ '/admin/page-previews/signed.token': response }),
    }),
  );

describe('the preview of a page', () => {
  it('is the page with its blocks, below a bar that leads back to its form', async () => {
    open({ id: 'p1', page, expiresAt: '2026-11-21T12:15:00.000Z' });
    expect(await screen.findByRole('heading', { level: 1, name: 'About our new office' })).toBeTruthy();
    expect(screen.getByText('Closed today')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the form' }).getAttribute('href')).toBe('/admin/pages/p1/edit');
  });
  it.each([403, 404])('is not found after a response with status %i', async (status) => {
    open(status);
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this preview' })).toBeTruthy();
  });
  it('can be tried again', async () => {
    open(503);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
