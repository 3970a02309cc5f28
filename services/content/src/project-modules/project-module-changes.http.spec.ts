import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content);
});
beforeEach(async () => {
  await app.sql('delete from project_module');
  await app.sql('delete from resource_history');
});
afterAll(() => app.stop());

const owner = asStaff(['viewSiteSettings', 'modifyProjectModules']);
const reader = asStaff(['viewSiteSettings'], 'site-administrator');
const change = (body: object, as = owner) => app.post('/project-module-settings', { as, body });
const turn = (isEnabled: boolean, version = 1) =>
  app.post('/project-modules', { as: owner, body: { id: 'maps', version, isEnabled } });
const zoom = (value: string, version = 1) =>
  change({ id: 'maps', version, settings: [{ key: 'tilesMaxZoom', value }] });
const inBrowsers = async () => {
  const { maps } = (await app.get('/project-modules-formatted')).body.projectModules;
  const settings = maps.settings.map(({ key, value }: { key: string; value: string }) => [key, value]);
  return { isEnabled: maps.isEnabled, ...Object.fromEntries(settings) };
};
const contentVersion = async () => (await app.get('/site-settings')).body.contentVersion;

describe('a project module', () => {
  it('is turned off and on, under a new content version', async () => {
    const before = await contentVersion();
    expect(await turn(false)).toMatchObject({ status: 200, body: { projectModule: { isEnabled: false, version: 2 } } });
    expect(await inBrowsers()).toMatchObject({ isEnabled: false });
    expect(await contentVersion()).not.toBe(before);
    expect((await turn(true, 2)).body.projectModule).toMatchObject({ isEnabled: true, version: 3 });
  });
  it('has the changed settings, and the default again once it is entered', async () => {
    expect((await zoom('12')).status).toBe(200);
    expect(await inBrowsers()).toMatchObject({ tilesMaxZoom: '12', tilesUrl: '' });
    expect((await zoom('18', 2)).status).toBe(200);
    expect(await app.sql('select key from project_module_setting')).toEqual([]);
  });
  it.each([
    ['tilesMaxZoom', 'very close', 'Enter a whole number from 0 to 22.'],
    ['tilesMaxZoom', '23', 'Enter a whole number from 0 to 22.'],
    ['tilesUrl', 'javascript:alert(1)', 'Enter a web address that starts with https://, or leave this empty.'],
    ['unknown', '1', 'This module has no such setting.'],
    ['constructor', '1', 'This module has no such setting.'],
  ])('refuses the setting %s with the value %s', async (key, value, message) => {
    expect(await change({ id: 'maps', version: 1, settings: [{ key, value }] })).toMatchObject({
      status: 422,
      body: { code: 'input-refused', errors: { [key]: [message] } },
    });
    expect(await app.sql('select key from project_module')).toEqual([]);
  });
  it('refuses text where a boolean is expected', async () => {
    const settings = [{ key: 'showSeries', value: 'yes' }];
    expect((await change({ id: 'rentTrends', version: 1, settings })).body.errors).toEqual({
      showSeries: ['Use true or false.'],
    });
  });
  it('that does not exist is not found', async () => {
    for (const id of ['nothing', 'constructor'])
      expect(await change({ id, version: 1, settings: [{ key: 'on', value: 'true' }] })).toMatchObject({
        status: 404,
        body: { code: 'module-not-found' },
      });
  });
  it('is changed with the permission only, whatever the body holds', async () => {
    expect((await change({ nonsense: 1 }, reader)).status).toBe(403);
    expect((await app.post('/project-modules', { as: reader, body: { nonsense: 1 } })).status).toBe(403);
  });
});

describe('two changes of one version', () => {
  it.each(raceRounds())('do not both succeed, round %i', async () => {
    await app.sql('delete from project_module');
    await app.sql('delete from resource_history');
    const results = await Promise.all([turn(false), zoom('9')]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const conflict = results.find(({ status }) => status === 409);
    expect(conflict?.body).toMatchObject({ code: 'version-conflict', current: { key: 'maps', version: 2 } });
  });
});

describe('the history of a project module', () => {
  it('lists who changed what, and restores a version', async () => {
    await zoom('9');
    await turn(false, 2);
    const { changes } = (await app.get('/project-modules/maps/history', { as: reader })).body;
    expect(changes).toMatchObject([
      { version: 3, action: 'modified', before: { isEnabled: true }, after: { isEnabled: false, tilesMaxZoom: '9' } },
      { version: 2, action: 'modified', before: { tilesMaxZoom: '18' }, after: { tilesMaxZoom: '9' } },
    ]);
    const revert = await app.post('/project-modules/maps/revert', { as: owner, body: { version: 3, to: 1 } });
    expect(revert.body.projectModule).toMatchObject({ isEnabled: true, version: 4 });
    expect(await inBrowsers()).toMatchObject({ isEnabled: true, tilesMaxZoom: '18' });
    expect((await app.post('/project-modules/maps/revert', { as: owner, body: { version: 4, to: 9 } })).status).toBe(
      404,
    );
  });
  it('is reported to the audit log', async () => {
    await turn(false);
    const [job] = await app.sql(
      `select payload from job where name like '%resource.changed%' order by id desc limit 1`,
    );
    expect(JSON.stringify(job)).toContain('projectModules');
  });
});

describe('stored values that do not apply', () => {
  it('are shown to staff beside the default', async () => {
    await app.sql(`insert into project_module (key, is_enabled) values ('maps', true)`);
    await app.sql(
      `insert into project_module_setting (module_key, key, value)
      values ('maps', 'tilesMaxZoom', 'very close'), ('maps', 'satellite', 'true')`,
    );
    const { projectModule } = (await app.get('/project-modules/maps', { as: reader })).body;
    expect(projectModule.settings).toContainEqual({
      key: 'tilesMaxZoom',
      value: '18',
      type: 'integer',
      defaultValue: '18',
      ignoredValue: 'very close',
    });
    expect(projectModule.unknownSettings).toEqual([{ key: 'satellite', value: 'true' }]);
  });
});
