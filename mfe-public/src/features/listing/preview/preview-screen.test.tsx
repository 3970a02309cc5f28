import { restore, storage, trackActivity, type Send } from '@porchlight/client';
import type { ListingPreview } from '@porchlight/contracts/catalog';
import { inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { aFullListing } from '../testing/a-full-listing.ts';
import { near, standInForObserver } from '../testing/open-listing.tsx';
import { PreviewScreen } from './preview-screen.tsx';

const aPreview = (given: Partial<ListingPreview> = {}): ListingPreview => ({
  listing: aFullListing(),
  status: 'draft',
  isPublic: false,
  unanswered: [],
  ...given,
});

/** Opens the preview as a user of a role; `response` answers the call of that role. Returns the requests. */
async function openPreview(role: string, response: ListingPreview | number) {
  standInForObserver();
  const requests: string[] = [];
  const bodies: string[] = [];
  const send: Send = (path, { method, body }) => {
    bodies.push(body ?? '');
    requests.push(`${method} ${path.split('?')[0]}`);
    if (!path.includes('/preview')) return Promise.resolve({ status: 404, body: '{"code":"x","message":"No."}' });
    return Promise.resolve(
      typeof response === 'number'
        ? { status: response, body: '{"code":"x","message":"We are busy."}' }
        : { status: 200, body: JSON.stringify(response) },
    );
  };
  const site = inSite({ at: '/preview/abcdefghij', path: '/preview/:id', send });
  storage.write('user:token', 'token');
  storage.write('user:info', { id: 'u1', email: '', firstName: 'Priya', roles: [{ key: role }] });
  restore(site.store);
  render(<PreviewScreen />, { wrapper: site.wrapper });
  await screen.findByRole('heading', { level: 1 });
  return { requests, bodies, store: site.store };
}
const bar = () => screen.getByRole('region', { name: 'Preview' });

describe('the preview of a listing', () => {
  afterEach(() => {
    near.clear();
    localStorage.clear();
  });

  it.each([
    ['landlord', 'GET /elandlord/listings/abcdefghij/preview', 'Back to the editor', '/portal/listings/abcdefghij'],
    ['support', 'GET /support/listings/abcdefghij/preview', 'Back to the support page', '/support/listing/abcdefghij'],
  ])('is loaded for the role %s, says why it is hidden, and leads back', async (role, call, text, url) => {
    const { requests } = await openPreview(role, aPreview({ status: 'suspended' }));
    expect(requests).toContain(call);
    expect(requests.filter((one) => one.includes('/preview'))).toHaveLength(1);
    expect(bar().textContent).toContain('Renters can’t see this page.');
    expect(bar().textContent).toContain('Our support team has stopped the listing.');
    expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(url);
    expect(screen.queryByRole('link', { name: 'Open the public page' })).toBeNull();
  });

  it('counts no view, loads no public call of the listing, and can send, save and share nothing', async () => {
    const { requests, bodies, store } = await openPreview('landlord', aPreview());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bright home');
    // Two events are sent at once, with those that wait.
    for (const id of ['abcdefghi1', 'abcdefghi2']) store.dispatch(trackActivity('seen', id));
    expect(bodies.filter((body) => body.includes('abcdefghij'))).toEqual([]);
    expect(requests.filter((one) => /page-view|\/listing\/|similar/.test(one))).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send inquiry' }).disabled).toBe(true);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: /Save|Share|Report/ })).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain('abcdefghij');
  });

  it('names what is not filled in, where it is missing and on top', async () => {
    const listing = aFullListing({ title: '', description: '', leaseTerm: '', laundry: '', parkingType: '' });
    await openPreview('landlord', aPreview({ listing, unanswered: ['title', 'leaseTerm', 'description', 'laundry'] }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not filled in yet');
    expect(screen.getByText('Lease: Not specified')).toBeTruthy();
    expect(screen.getByText('Not filled in yet: lease and description.')).toBeTruthy();
    expect(bar().textContent).toContain('Not filled in yet: title, lease, description and laundry.');
    expect(screen.getByText('Not filled in yet: laundry.')).toBeTruthy();
    expect(screen.queryByText('No laundry')).toBeNull();
  });

  it('of a public listing leads to its page', async () => {
    await openPreview('landlord', aPreview({ status: 'active', isPublic: true }));
    expect(bar().textContent).toContain('This home is public.');
    expect(screen.getByRole('link', { name: 'Open the public page' }).getAttribute('href')).toBe(aFullListing().url);
  });

  it('does not exist for a renter, nor for another landlord', async () => {
    const { requests } = await openPreview('renter', aPreview());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We can’t find this home');
    expect(requests.filter((one) => one.includes('/preview'))).toEqual([]);
  });

  it.each([
    [404, 'We can’t find this home', false],
    [503, 'This home didn’t load', true],
  ])('that is answered %i says so', async (status, title, canRetry) => {
    await openPreview('landlord', status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  });
});
