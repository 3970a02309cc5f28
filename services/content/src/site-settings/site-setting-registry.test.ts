import { profileSettings, settingDefaults, settingsFrom } from './site-setting-registry.ts';

const settings = (stored: Record<string, unknown>) => settingsFrom(new Map(Object.entries(stored)));

describe('site settings', () => {
  it('have complete defaults', () => {
    expect(settings({})).toEqual(settingDefaults);
  });

  it('apply overrides and keep other defaults', () => {
    expect(settings({ links: { help: '/help' } })).toMatchObject({
      links: { help: '/help', listYourAd: '/landlord/register' },
    });
  });

  it.each([
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

  it('exclude settings that are not public', () => {
    expect(JSON.stringify(settings({ 'security.staffTotp': true, mailKey: 'secret' }))).not.toContain('secret');
  });
});

describe('the public profile', () => {
  const none = {
    facebook: null,
    instagram: null,
    linkedin: null,
    x: null,
    youtube: null,
    tiktok: null,
    mastodon: null,
  };
  const stored = {
    ...{ ...none, siteName: 'Lampe', logo: null, logoSize: null, brandLight: null, brandDark: null },
    ...{ company: 'Lampe Inc.', address: 'Montréal', email: 'a@example.com', phone: null },
    ...{ privacyOfficer: 'A. Lampe', privacyEmail: 'p@example.com', law: 'Quebec' },
  };

  it('has the company, without the privacy officer', () => {
    expect(profileSettings({ ...stored, phone: '+14165550100' })).toEqual({
      siteName: 'Lampe',
      brand: {},
      companyInfo: {
        ...{ logo: null, socialMedia: {}, company: 'Lampe Inc.', address: 'Montréal', email: 'a@example.com' },
        phone: '+14165550100',
      },
    });
  });
  it('has a logo at its smallest width, if its picture is stored', () => {
    const logo = '/photos/content/11111111-1111-4111-8111-111111111111-960.webp';
    const logoSize = { width: 960, height: 240 };
    const shown = (profile: object) => profileSettings({ ...stored, ...profile }).companyInfo;
    expect(shown({ logo, logoSize })).toMatchObject({ logo: logo.replace('960', '480'), logoSize });
    expect(shown({ logo })).toMatchObject({ logo: null });
    expect(shown({ logo: '//example.com/x.webp', logoSize })).toMatchObject({ logo: null });
  });
  it('has only social links with https', () => {
    const { companyInfo } = profileSettings({
      ...stored,
      ...{ mastodon: 'https://example.com/@us', x: 'javascript:alert(1)' },
    });
    expect(companyInfo).toMatchObject({ socialMedia: { mastodon: 'https://example.com/@us' } });
  });
  it('has only colours in which text can be read', () => {
    const brandOf = (brandLight: string, brandDark: string) =>
      profileSettings({ ...stored, brandLight, brandDark }).brand;
    expect(brandOf('#7a1f5c', '#ffb3d9')).toEqual({ light: '#7a1f5c', dark: '#ffb3d9' });
    expect(brandOf('#ffb3d9', '#7a1f5c')).toEqual({});
    expect(brandOf('red;}', 'url(//x)')).toEqual({});
  });
});
