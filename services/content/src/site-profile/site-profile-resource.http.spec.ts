import { asService, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';
import { aStoredPicture } from '../testing/upload-picture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const owner = asStaff(['viewSiteSettings', 'modifySiteSettings']);
const reader = asStaff(['viewSiteSettings'], 'site-administrator');
const path = '/admin/site-profiles/site';
const show = async () => (await app.get(path, { as: reader })).body;
const save = async (body: object) => app.patch(path, { as: owner, body: { version: (await show()).version, ...body } });
const publicSettings = async () => (await app.get('/site-settings')).body;

describe('the site profile', () => {
  it('changes the public settings and the facts of mails at once', async () => {
    const { contentVersion } = await publicSettings();
    const saved = await save({
      ...{ siteName: 'Lampe', brandLight: '#7a1f5c', youtube: 'https://example.com/@lampe', facebook: null },
      ...{ company: 'Lampe Inc.', address: '1 Porch Lane, Toronto', phone: '+1 416 555 0100' },
    });
    expect(saved.status).toBe(200);
    const settings = await publicSettings();
    expect(settings.siteSettings).toMatchObject({
      siteName: 'Lampe',
      brand: { light: '#7a1f5c' },
      companyInfo: { company: 'Lampe Inc.', address: '1 Porch Lane, Toronto', phone: '+1 416 555 0100' },
    });
    expect(Object.keys(settings.siteSettings.companyInfo.socialMedia)).toEqual(['instagram', 'linkedin', 'youtube']);
    expect(settings.contentVersion).not.toBe(contentVersion);
    expect((await app.get('/internal/site-facts', { as: asService('accounts') })).body).toMatchObject({
      siteName: 'Lampe',
      company: 'Lampe Inc.',
    });
  });
  it('names the privacy officer on the privacy page', async () => {
    await save({ privacyOfficer: 'A. <Lampe>', privacyEmail: 'officer@example.com' });
    const { page } = (await app.get('/pages/by-address?address=/privacy-policy')).body;
    expect(page.body).toContain('A. &lt;Lampe&gt;, officer@example.com');
  });
  it.each([
    ['brandLight', '#ffb3d9', 'The contrast with the light backgrounds is 1.3:1'],
    ['brandDark', '#7a1f5c', 'The contrast with the dark backgrounds is 1.2:1'],
  ])('refuses a colour without contrast as %s, and says why', async (field, colour, reason) => {
    const before = await publicSettings();
    const { status, body } = await save({ [field]: colour });
    expect([status, body.code]).toEqual([422, 'low-contrast']);
    expect(body.errors[field]).toEqual([expect.stringContaining(reason)]);
    expect(await publicSettings()).toEqual(before);
  });
  it('shows a logo at a known size, and the mark again without one', async () => {
    const { url } = await aStoredPicture(app);
    expect((await save({ logo: url })).status).toBe(200);
    expect((await publicSettings()).siteSettings.companyInfo).toMatchObject({
      logo: url.replace('960', '480'),
      logoSize: { width: 960, height: 640 },
    });
    await save({ logo: null });
    expect((await publicSettings()).siteSettings.companyInfo).toMatchObject({ logo: null });
  });
  it('refuses a logo that is not stored', async () => {
    const logo = '/photos/content/11111111-1111-4111-8111-111111111111-960.webp';
    const { status, body } = await save({ logo });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'picture-not-found', ['logo']]);
  });
  it.each([
    { logo: 'https://example.com/logo.svg' },
    { logo: '/photos/content/../../api/logout-960.webp' },
    { brandLight: 'red' },
    { brandDark: '#FFF' },
    { brandLight: '#123456;}' },
    { facebook: 'http://example.com/us' },
    { x: 'javascript:alert(1)' },
    { email: 'a@example.com\nBcc: b@example.com' },
    { phone: 'call us' },
    { siteName: '' },
    { privacyOfficer: null },
  ])('refuses %j', async (body) => {
    const [field = ''] = Object.keys(body);
    const { status, body: refusal } = await save(body);
    expect([status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
  });
  it('shows a second editor the stored profile, and returns to an earlier version', async () => {
    const { version, siteName } = await show();
    await save({ siteName: 'Another name' });
    const late = await app.patch(path, { as: owner, body: { version, siteName: 'Late' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
    expect(JSON.stringify(late.body)).toContain('Another name');
    const reverted = await app.post(`${path}/revert`, { as: owner, body: { version: version + 1, to: version } });
    expect(reverted.body).toMatchObject({ siteName, version: version + 2 });
  });
  it('saved without a change leaves the content version', async () => {
    const { contentVersion } = await publicSettings();
    expect((await save({ siteName: (await show()).siteName })).status).toBe(200);
    expect((await publicSettings()).contentVersion).toBe(contentVersion);
  });
  it('is changed with the permission only, whatever the body holds', async () => {
    expect((await app.patch(path, { as: reader, body: { nonsense: 1 } })).status).toBe(403);
  });
  it.each([`brand_light = 'red'`, `x = 'javascript:alert(1)'`, `site_name = ''`, `id = 'other'`])(
    'cannot be stored with %s',
    async (change) => {
      await expect(app.sql(`update site_profile set ${change}`)).rejects.toMatchObject({ code: '23514' });
    },
  );
});
