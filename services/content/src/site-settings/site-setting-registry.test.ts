import { settingDefaults, settingsFrom } from './site-setting-registry.ts';

const settings = (stored: Record<string, unknown>) => settingsFrom(new Map(Object.entries(stored)));

describe('site settings', () => {
  it('have complete defaults', () => {
    expect(settings({})).toEqual(settingDefaults);
  });

  it('apply overrides and keep other defaults', () => {
    expect(settings({ siteName: 'Lampe', links: { help: '/help' } })).toMatchObject({
      siteName: 'Lampe',
      links: { help: '/help', listYourAd: '/landlord/register' },
    });
  });

  it.each([
    [{ siteName: 7 }],
    [{ siteName: '' }],
    [{ companyInfo: 'x' }],
    [{ links: null }],
    [{ links: { listYourAd: 'javascript:alert(1)' } }],
    [{ links: { listYourAd: '//example.com' } }],
  ])('ignore invalid values: %j', (stored) => {
    expect(settings(stored)).toEqual(settingDefaults);
  });

  it('suppress the query string of searches only when it is set to true', () => {
    expect(settings({ suppressQueryString: true })).toEqual({ ...settingDefaults, suppressQueryString: true });
    expect(settings({ suppressQueryString: 'true' })).toEqual(settingDefaults);
  });

  it('include only social links with https', () => {
    expect(
      settings({ companyInfo: { socialMedia: { mastodon: 'https://example.com/@us', evil: 'javascript:alert(1)' } } })
        .companyInfo.socialMedia,
    ).toEqual({ mastodon: 'https://example.com/@us' });
  });

  it('exclude settings that are not public', () => {
    expect(JSON.stringify(settings({ 'security.staffTotp': true, mailKey: 'secret' }))).not.toContain('secret');
  });
});
