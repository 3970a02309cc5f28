import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { ModuleScreen } from './module-screen.tsx';

const setting = (key: string, type: string, value: string, defaultValue = '') => ({ key, type, value, defaultValue });
const maps = {
  id: 'maps',
  key: 'maps',
  isEnabled: true,
  version: 3,
  updatedAt: '2026-11-26T12:00:00.000Z',
  settings: [
    setting('googleKey', 'text', ''),
    setting('tilesUrl', 'address', ''),
    setting('tilesMaxZoom', 'integer', '12', '18'),
  ],
  unknownSettings: [{ key: 'satellite', value: 'true' }],
};
const path = '/project-modules/maps';
const change = (version: number) => ({
  version,
  action: 'modified',
  at: '2026-11-26T12:00:00.000Z',
  before: { isEnabled: true, tilesMaxZoom: '18' },
  after: { isEnabled: true, tilesMaxZoom: '12' },
});
const open = (over: Readonly<Record<string, FakeResponse>> = {}) =>
  openAsStaff({
    screen: <ModuleScreen />,
    at: '/admin/settings/modules/maps',
    path: '/admin/settings/modules/:id',
    permissions: ['viewSiteSettings', 'modifyProjectModules'],
    responses: {
      [`GET ${path}`]: [200, { projectModule: maps }],
      [`GET ${path}/history`]: [200, { changes: [change(3), change(2)] }],
      ...over,
    },
  });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
});

describe('the screen of a project module', () => {
  it('saves the settings, then the switch, each based on the version before it', async () => {
    const after = {
      ...maps,
      version: 4,
      settings: [...maps.settings.slice(0, 2), setting('tilesMaxZoom', 'integer', '9', '18')],
    };
    const { changes } = open({
      'POST /project-module-settings': [200, { projectModule: after }],
      'POST /project-modules': [200, { projectModule: { ...after, version: 5, isEnabled: false } }],
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'On' }));
    expect(screen.getByText(/load nothing from other providers/)).toBeTruthy();
    type('Closest zoom of the tiles', '9');
    save();
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[0]).toMatchObject({
      call: 'POST /project-module-settings',
      body: { id: 'maps', version: 3, settings: expect.arrayContaining([{ key: 'tilesMaxZoom', value: '9' }]) },
    });
    expect(changes[1]?.body).toEqual({ id: 'maps', version: 4, isEnabled: false });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  });
  it('resets a setting to its default', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Reset to the default' }));
    expect(screen.getByLabelText<HTMLInputElement>('Closest zoom of the tiles').value).toBe('18');
  });
  it('marks the setting that the server refuses', async () => {
    open({
      'POST /project-module-settings': [
        422,
        { code: 'input-refused', message: 'Correct.', errors: { tilesMaxZoom: ['Enter a whole number.'] } },
      ],
    });
    await screen.findByText('Settings');
    type('Closest zoom of the tiles', 'near');
    save();
    await waitFor(() =>
      expect(screen.getByLabelText('Closest zoom of the tiles').getAttribute('aria-invalid')).toBe('true'),
    );
  });
  it('compares both versions when someone else saved it meanwhile, and saves the choice', async () => {
    const theirs = {
      ...maps,
      version: 4,
      settings: [setting('googleKey', 'text', 'a-key'), ...maps.settings.slice(1)],
    };
    let isSaved = false;
    const { changes } = open({
      [`GET ${path}`]: () => [200, { projectModule: isSaved ? theirs : maps }],
      'POST /project-module-settings': (body) =>
        body['version'] === 4
          ? [200, { projectModule: { ...theirs, version: 5 } }]
          : [409, { code: 'version-conflict', message: 'Someone else changed this.' }],
    });
    await screen.findByText('Settings');
    type('Closest zoom of the tiles', '9');
    isSaved = true;
    save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this record' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save this version' }));
    await waitFor(() => expect(changes.at(-1)?.body).toMatchObject({ version: 4 }));
  });
  it('restores a version of its history', async () => {
    const { changes } = open({ [`POST ${path}/revert`]: [200, { projectModule: { ...maps, version: 4 } }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(changes).toEqual([{ call: `POST ${path}/revert`, body: { version: 3, to: 2 } }]));
  });
  it('shows stored values that do not apply', async () => {
    const ignored = { ...maps.settings[2], value: '18', ignoredValue: 'very close' };
    open({ [`GET ${path}`]: [200, { projectModule: { ...maps, settings: [ignored] } }] });
    expect(await screen.findByText(/The stored value “very close” can’t be used/)).toBeTruthy();
    expect(screen.getByText('satellite')).toBeTruthy();
  });
  it.each([
    [404, 'This module doesn’t exist'],
    [503, 'We couldn’t load this page'],
  ])('says why there is none: %s', async (status, text) => {
    open({ [`GET ${path}`]: [status, { code: 'other', message: 'Try again soon.' }] });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
