import { settingDefaults, settingsFrom } from './site-setting-registry.ts';

const settings = (stored: Record<string, unknown>) => settingsFrom(new Map(Object.entries(stored)));

describe('site settings', () => {
  it('have defaults that the site can stand on', () => {
    expect(settings({})).toEqual(settingDefaults);
  });

  it('take what the operator changed and keep the rest', () => {
    expect(settings({ siteName: 'Lampe', permaLinks: { posts: 'articles' } })).toMatchObject({
      siteName: 'Lampe',
      permaLinks: { posts: 'articles', listings: 'homes' },
    });
  });

  it.each([
    [{ siteName: 7 }],
    [{ siteName: '' }],
    [{ companyInfo: 'x' }],
    [{ links: null }],
    [{ links: { listYourAd: 'javascript:alert(1)' } }],
    [{ links: { listYourAd: '//example.com' } }],
    [{ permaLinks: { posts: '../admin' } }],
    [{ permaLinks: ['a'] }],
  ])('pass over what cannot be: %j', (stored) => {
    expect(settings(stored)).toEqual(settingDefaults);
  });

  it('show only social links that are web addresses', () => {
    expect(
      settings({ companyInfo: { socialMedia: { mastodon: 'https://example.com/@us', evil: 'javascript:alert(1)' } } })
        .companyInfo.socialMedia,
    ).toEqual({ mastodon: 'https://example.com/@us' });
  });

  it('never tell a setting that is not known as public', () => {
    expect(JSON.stringify(settings({ 'security.staffTotp': true, mailKey: 'secret' }))).not.toContain('secret');
  });
});
