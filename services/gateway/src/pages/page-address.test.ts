import { readPageAddress } from './page-address.ts';

describe('the address of a page', () => {
  it.each([
    ['/en', '/'],
    ['/en/homes?beds=2', '/homes?beds=2'],
    ['/en/fr/homes', '/fr/homes'],
    ['/homes/', '/homes'],
    ['/fr/', '/fr'],
    ['/homes//ontario///toronto/', '/homes/ontario/toronto'],
    ['/en//evil/x', '/evil/x'],
    ['/en/\\evil', '/evil'],
    ['/Homes/Ontario?q=Toronto', '/homes/ontario?q=Toronto'],
    ['/FR/homes', '/fr/homes'],
    ['/EN-US', '/en-us'],
    ['/fr/admin/posts', '/admin/posts'],
    ['/en-us/login?over=/x', '/login?over=/x'],
    ['/fr/password-reset/AbC', '/password-reset/AbC'],
    ['/Admin/posts/', '/admin/posts'],
  ])('%s is another name of %s', (asked, only) => {
    expect(readPageAddress(asked)).toEqual({ kind: 'moved', to: only });
    expect(readPageAddress(only)).toMatchObject({ kind: 'page' });
  });
  it.each([
    '/',
    '/fr',
    '/en-us',
    '/homes/quebec/Montr%C3%A9al',
    '/homes?q=A//B/',
    '/fr/en/homes',
    '/french',
    '/password-reset/AbC',
    '/admin/posts',
  ])('%s has no better one', (asked) => {
    expect(readPageAddress(asked).kind).toBe('page');
  });
  it('draws what anybody may see, in the language of its prefix, and leaves consoles to the browser', () => {
    expect(readPageAddress('/fr/homes')).toEqual({ kind: 'page', language: 'fr-CA', isDrawnHere: true });
    expect(readPageAddress('/admin/posts')).toMatchObject({ isDrawnHere: false });
  });
  it.each(['/missing.js', '/assets/x', '/photos/share/x', '/api'])('%s is no page', (asked) => {
    expect(readPageAddress(asked).kind).toBe('file');
  });
});
