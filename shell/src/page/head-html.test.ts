import { headHtml } from './head-html.ts';

const facts = { origin: 'https://homes.example', path: '/homes?beds=2', language: 'fr-CA', siteName: 'Test Homes' } as const;

describe('the head of a page', () => {
  it('names the page, its address and the same page in the other languages', () => {
    const html = headHtml({ ...facts, head: { title: 'Calgary', canonical: '/homes/alberta/calgary' } });
    expect(html).toContain('<title>Calgary · Test Homes</title>');
    expect(html).toContain('<link rel="canonical" href="https://homes.example/fr/homes/alberta/calgary">');
    expect(html).toContain('<link rel="alternate" hreflang="en-US" href="https://homes.example/en-us/homes/alberta/calgary">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://homes.example/homes/alberta/calgary">');
  });
  it('nothing that somebody wrote can leave its place', () => {
    const html = headHtml({ ...facts, head: { title: '</title><script>alert(1)</script>', description: '"><img src=x>', jsonLd: [{ name: '</script><script>alert(2)' }] } });
    expect(html).not.toMatch(/<script>|<img|<\/title><script/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
  it('a page that is not there is not for search engines', () => {
    const html = headHtml({ ...facts, head: { status: 404, title: 'Gone' } });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });
});
