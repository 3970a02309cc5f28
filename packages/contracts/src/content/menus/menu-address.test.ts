import { isMenuAddress } from './menu-address.ts';

describe('address of a menu item', () => {
  it.each([
    '/',
    '/guides',
    '/#cities',
    '/homes/ontario?beds=2',
    '/french-classes',
    'https://www.canada.ca/en/services.html',
    'mailto:hello@example.com',
    'tel:+1-416-555-0123',
  ])('may be %s', (address) => {
    expect(isMenuAddress(address)).toBe(true);
  });
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/a\\b',
    '/a b',
    'https://',
    'https:///example.com',
    'https://user@example.com',
    'https://example.com@evil.example',
    'mailto:',
    'tel:javascript',
    'guides',
    '/fr/guides',
    '/fr',
    '/fr?page=2',
    '/en-us/guides',
    '',
  ])('is not %j', (address) => {
    expect(isMenuAddress(address)).toBe(false);
  });
});
