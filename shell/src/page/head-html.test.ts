import { headHtml, type HeadFacts } from './head-html.ts';

const facts = {
  origin: 'https://homes.example',
  path: '/homes/alberta/calgary',
  language: 'fr-CA',
  siteName: 'Test Homes',
} as const;
const htmlOf = (head: Partial<HeadFacts['head']>, over: Partial<HeadFacts> = {}) =>
  headHtml({ ...facts, ...over, head: { title: 'Calgary', ...head } });
const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';

describe('head of a page', () => {
  it('names title, URL and alternates in other languages', () => {
    const html = htmlOf({ canonical: '/homes/alberta/calgary' });
    expect(html).toContain('<title>Calgary · Test Homes</title>');
    expect(html).toContain('<link rel="canonical" href="https://homes.example/fr/homes/alberta/calgary">');
    for (const [lang, prefix] of [
      ['en-CA', ''],
      ['fr-CA', '/fr'],
      ['en-US', '/en-us'],
      ['x-default', ''],
    ])
      expect(html).toContain(
        `<link rel="alternate" hreflang="${lang}" href="https://homes.example${prefix}/homes/alberta/calgary">`,
      );
  });
  it('gives page two its own canonical URL, and filtered lists the one of their location without alternates', () => {
    expect(htmlOf({ canonical: '/homes?p=2' }, { path: '/homes?p=2' })).toContain(
      'hreflang="en-US" href="https://homes.example/en-us/homes?p=2"',
    );
    const filtered = htmlOf({ canonical: '/homes' }, { path: '/homes?beds=2' });
    expect(filtered).toContain('<link rel="canonical" href="https://homes.example/fr/homes">');
    expect(filtered).not.toContain('hreflang');
  });
  it('makes the addresses of structured data absolute, in the language of the page', () => {
    const html = htmlOf({
      jsonLd: [{ url: '/homes', image: 'https://homes.example/photos/1', itemListElement: [{ item: '/guides' }] }],
    });
    expect(html).toContain(
      '{"@context":"https://schema.org","url":"https://homes.example/fr/homes","image":"https://homes.example/photos/1","itemListElement":[{"item":"https://homes.example/fr/guides"}]}',
    );
  });
  it('escapes user content', () => {
    const html = htmlOf({
      title: '</title><script>alert(1)</script>',
      description: '"><img src=x>',
      jsonLd: [{ name: '</script><script>alert(2)' }],
    });
    expect(html).not.toMatch(/<script>|<img|<\/title><script/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
  it('excludes pages that are not found from search engines', () => {
    const html = htmlOf({ status: 404 });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:/);
  });
  it('limits titles to 60 characters: first the site name, then trailing parts, then the end is dropped', () => {
    expect(titleIn(htmlOf({ title: 'Bright two-bedroom beside the park and lake · Calgary, AB' }))).toBe(
      'Bright two-bedroom beside the park and lake · Calgary, AB',
    );
    expect(titleIn(htmlOf({ title: 'Bright two-bedroom beside the park and the lake · Red Deer, AB' }))).toBe(
      'Bright two-bedroom beside the park and the lake',
    );
    expect(titleIn(htmlOf({ title: 'word '.repeat(30).trim() }))).toMatch(/^(word ){10}word…$/);
    expect(titleIn(htmlOf({ title: 'x'.repeat(90) }))).toHaveLength(60);
  });
  it('limits descriptions to 160 characters at a word boundary', () => {
    const shown = /name="description" content="(.*?)"/.exec(htmlOf({ description: 'word '.repeat(90) }))?.[1] ?? '';
    expect(shown.length).toBeLessThanOrEqual(160);
    expect(shown).toMatch(/ word…$/);
  });
  it('renders Open Graph tags with language and image size', () => {
    const html = htmlOf({ image: '/photos/share/home-1a2b3c4d5e.fr.jpg', kind: 'article' });
    for (const [name, content] of [
      ['og:title', 'Calgary'],
      ['og:type', 'article'],
      ['og:url', 'https://homes.example/fr/homes/alberta/calgary'],
      ['og:locale', 'fr_CA'],
      ['og:locale:alternate', 'en_US'],
      ['og:image', 'https://homes.example/photos/share/home-1a2b3c4d5e.fr.jpg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Calgary'],
    ])
      expect(html).toContain(`<meta property="${name}" content="${content}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(htmlOf({})).toContain('content="https://homes.example/photos/share/site.fr.jpg"');
  });
  it('links the feed in the page language', () => {
    expect(htmlOf({ feed: '/guides/feed.xml' })).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Test Homes" href="https://homes.example/fr/guides/feed.xml">',
    );
  });
});
