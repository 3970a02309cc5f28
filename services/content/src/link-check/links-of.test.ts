import { checkedPath, linksOf } from './links-of.ts';

describe('links of a text', () => {
  it('are addresses of the site in any language and depth, each once', () => {
    const html = '<p><a href="/about">A</a> <a lang="fr" href="/homes?beds=2&amp;pets=cats">B</a></p>';
    expect(linksOf({ 'en-CA': html, 'fr-CA': html, more: [{ link: '/guides' }, 5, null] })).toEqual([
      '/about',
      '/homes?beds=2&pets=cats',
      '/guides',
    ]);
  });
  it.each(['https://example.org/', 'mailto:a@example.org', '//example.org', '/\\example.org', '#top', ''])(
    'leave out %j',
    (address) => expect(linksOf(`<a href="${address}">A</a>`)).toEqual([]),
  );
});

describe('the checked path of a link', () => {
  it.each([
    ['/fr/About/', '/about'],
    ['/en-us/guides/deposits?a=1#b', '/guides/deposits'],
    ['/fr', '/'],
  ])('of %s is %s', (link, path) => expect(checkedPath(link)).toBe(path));
  it.each(['/login', '/portal/listings', '/photos/p1-living-960.webp', '/sitemap.xml'])('of %s is none', (link) =>
    expect(checkedPath(link)).toBeUndefined(),
  );
});
