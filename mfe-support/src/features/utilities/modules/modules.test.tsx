import { fireEvent, screen, within } from '@testing-library/react';
import { openAsSupport } from '../../../testing/open-as-support.tsx';

const at = '/support/utilities?tab=modules';
const call = 'GET /project-modules-formatted';
const projectModules = {
  emailAlerts: { isEnabled: true, settings: [{ key: 'maxAlerts', value: '10' }] },
  viewings: { isEnabled: false, settings: [{ key: 'note', value: '' }] },
};
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit = {}) =>
  openAsSupport({ at, permissions: ['showUtilities'], responses: { [call]: [{ projectModules }] }, ...visit });
const moduleOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);

beforeEach(() => localStorage.clear());

describe('UTILITY-7: the modules of the site', () => {
  it('are shown with their state and public settings, without a way to change them', async () => {
    open();
    const alerts = await moduleOf('emailAlerts');
    expect(alerts.getByText('On')).toBeTruthy();
    expect(alerts.getByText('maxAlerts')).toBeTruthy();
    expect(alerts.getByText('10')).toBeTruthy();
    const viewings = await moduleOf('viewings');
    expect(viewings.getByText('Off')).toBeTruthy();
    expect(viewings.getByText('Empty')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open the site settings' })).toBeNull();
  });
  it('have a link to the settings for users who may open them', async () => {
    open({ permissions: ['showUtilities', 'viewSiteSettings'] });
    const link = await screen.findByRole('link', { name: 'Open the site settings' });
    expect(link.getAttribute('href')).toBe('/admin/settings');
  });
  it('are loaded again after a failure', async () => {
    open({ responses: { [call]: [503, { projectModules: {} }] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The site has no public modules.')).toBeTruthy();
  });
});
