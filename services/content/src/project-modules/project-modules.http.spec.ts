import { asRenter, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';
import { moduleRegistry } from './module-registry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content);
});
afterAll(() => app.stop());

const staff = asStaff(['viewSiteSettings']);
const hidden = Object.entries(moduleRegistry)
  .filter(([, { isPublic }]) => !isPublic)
  .map(([key]) => key);
interface Setting {
  key: string;
  value: string;
}

describe('project modules for browsers', () => {
  it('are the public ones by key, with defaults as text', async () => {
    const { status, body } = await app.get('/project-modules-formatted');
    expect(status).toBe(200);
    expect(body.projectModules.newcomers).toEqual({
      isEnabled: true,
      settings: [
        { key: 'showGoodToKnow', value: 'true' },
        { key: 'showUsualCosts', value: 'true' },
      ],
    });
  });

  it('never contain private modules or undeclared settings', async () => {
    expect(hidden).toEqual(['listings', 'security']);
    await app.sql(
      `
        insert into project_module (key, is_enabled)
        values ('listings', true), ('security', true), ('unknown', true), ('newcomers', true)`,
    );
    await app.sql(
      `
        insert into project_module_setting (module_key, key, value)
        values ('security', 'staffTotp', 'true'), ('unknown', 'key', 'do-not-tell'),
          ('newcomers', 'apiKey', 'do-not-tell')`,
    );
    const { body } = await app.get('/project-modules-formatted', { as: staff });
    expect(Object.keys(body.projectModules)).toEqual(expect.not.arrayContaining([...hidden, 'unknown']));
    expect(JSON.stringify(body)).not.toMatch(/staffTotp|do-not-tell/);
  });

  it('apply overrides and ignore values of a wrong type', async () => {
    await app.sql(`insert into project_module (key, is_enabled) values ('maps', false)`);
    await app.sql(
      `
        insert into project_module_setting (module_key, key, value)
        values ('maps', 'tilesMaxZoom', 'very close'), ('maps', 'tilesAttribution', 'Example')`,
    );
    const { maps } = (await app.get('/project-modules-formatted')).body.projectModules;
    expect(maps.isEnabled).toBe(false);
    expect(Object.fromEntries(maps.settings.map(({ key, value }: Setting) => [key, value]))).toEqual({
      googleKey: '',
      tilesUrl: '',
      tilesAttribution: 'Example',
      tilesMaxZoom: '18',
    });
  });
});

describe('project modules for staff', () => {
  it('are all modules, also individually by ID', async () => {
    const { projectModules } = (await app.get('/project-modules', { as: staff })).body;
    expect(projectModules.map(({ key }: Setting) => key)).toEqual(Object.keys(moduleRegistry));
    const { status, body } = await app.get('/project-modules/security', { as: staff });
    expect([status, body.projectModule.settings]).toMatchObject([200, [{ key: 'staffTotp', value: 'true' }]]);
  });

  it.each(['/project-modules', '/project-modules/security'])('are denied without the permission: %s', async (path) => {
    expect((await app.get(path, { as: guest })).status).toBe(401);
    expect((await app.get(path, { as: asRenter() })).status).toBe(403);
    expect((await app.get(path, { as: asStaff(['viewPages']) })).status).toBe(403);
  });

  it('that do not exist return 404', async () => {
    for (const id of ['nothing', 'constructor', 'unknown'])
      expect(await app.get(`/project-modules/${id}`, { as: staff })).toMatchObject({
        status: 404,
        body: { code: 'module-not-found' },
      });
  });
});
