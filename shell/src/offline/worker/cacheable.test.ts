import { filesIn, isBuiltFile, isPublicPage } from './cacheable.ts';

describe('cacheable requests', () => {
  it.each(['/', '/fr', '/homes/alberta/calgary', '/en-us/homes/favourites', '/guides/first-lease'])(
    '%s is a public page',
    (path) => {
      expect(isPublicPage(path)).toBe(true);
    },
  );
  it.each([
    '/admin',
    '/admin/my-account',
    '/portal/leads',
    '/support',
    '/login',
    '/register',
    '/password-reset/abc',
    '/verify-email/abc',
    '/fr/verify-email/abc',
    '/confirm/mail/abc',
    '/claim-account/abc',
    '/preview/abcdefghij',
    '/new-listings-alerts/unsubscribe/abc',
    '/landlord/register',
    '/api/docs',
    '/api/site-settings',
    '/photos/p1-960.webp',
    '/sitemap.xml',
    '/guides/feed.xml',
    '/manifest.webmanifest',
  ])('%s is never cached as a page', (path) => {
    expect(isPublicPage(path)).toBe(false);
  });
  it('include files with a content hash in their name', () => {
    expect(
      [
        '/assets/shell/main.0123456789.js',
        '/areas/mfe-public/home.0123456789.css',
        '/areas/mfe-public/map/a.0123456789.json',
      ].map(isBuiltFile),
    ).toEqual([true, true, true]);
    expect(
      [
        '/areas.json',
        '/areas/mfe-public/area.json',
        '/service-worker.js',
        '/assets/shell/main.js',
        '/api/x.0123456789.js',
      ].map(isBuiltFile),
    ).toEqual([false, false, false, false, false]);
  });
  it('include the files that a document references', () => {
    expect(
      filesIn(
        '<link rel="stylesheet" href="/assets/shell/a.1.css"><link href="/homes"><script defer src="/areas/x/b.2.js"></script>',
      ),
    ).toEqual(['/assets/shell/a.1.css', '/areas/x/b.2.js']);
  });
});
