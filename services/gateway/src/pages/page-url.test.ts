import { applyPermalinks, applyPermalinksWithFormer, defaultPermalinks } from '@porchlight/contracts';
import { parsePageUrl } from './page-url.ts';

describe('parsePageUrl with permalinks of the site', () => {
  beforeEach(() => {
    applyPermalinksWithFormer({ ...defaultPermalinks, listings: 'rentals' }, { lets: 'listings', homes: 'listings' });
  });
  afterEach(() => {
    applyPermalinks(defaultPermalinks);
  });
  it.each([
    ['/homes/alberta?beds=2', '/rentals/alberta?beds=2'],
    ['/fr/lets', '/fr/rentals'],
    ['/en/HOMES/', '/rentals'],
  ])('redirects %s to %s at once', (requested, only) => {
    expect(parsePageUrl(requested)).toEqual({ kind: 'moved', to: only });
    expect(parsePageUrl(only)).toMatchObject({ kind: 'page' });
  });
});

describe('parsePageUrl', () => {
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
    ['/en/login?over=/x', '/login?over=/x'],
    ['/FR/Password-Reset/AbC', '/fr/password-reset/AbC'],
    ['/Admin/posts/', '/admin/posts'],
  ])('redirects %s to %s', (requested, only) => {
    expect(parsePageUrl(requested)).toEqual({ kind: 'moved', to: only });
    expect(parsePageUrl(only)).toMatchObject({ kind: 'page' });
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
    '/fr/verify-email/AbC',
    '/en-us/login?over=/x',
    '/fr/landlord/verify',
    '/admin/posts',
  ])('accepts %s as canonical', (requested) => {
    expect(parsePageUrl(requested).kind).toBe('page');
  });
  it('renders public pages in the language of their prefix and leaves consoles to the browser', () => {
    expect(parsePageUrl('/fr/homes')).toEqual({ kind: 'page', language: 'fr-CA', isServerRendered: true });
    expect(parsePageUrl('/admin/posts')).toMatchObject({ isServerRendered: false });
    expect(parsePageUrl('/fr/verify-email/x')).toMatchObject({ language: 'fr-CA', isServerRendered: false });
  });
  it.each(['/missing.js', '/assets/x', '/photos/share/x', '/api'])('classifies %s as a file', (requested) => {
    expect(parsePageUrl(requested).kind).toBe('file');
  });
});
