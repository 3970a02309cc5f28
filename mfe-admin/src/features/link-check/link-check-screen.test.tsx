import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { LinkCheckScreen } from './link-check-screen.tsx';

const path = '/admin/link-check';
const done = {
  state: 'done',
  checked: 120,
  total: 120,
  finishedAt: '2026-11-20T12:00:00.000Z',
  faultCount: 0,
  faults: [] as readonly object[],
};
const fault = (kind: string, link: string, reason = 'missing') => ({
  kind,
  recordId: 'r1',
  name: { 'en-CA': `A ${kind}` },
  link,
  reason,
});
const open = (
  response: FakeResponse,
  permissions: readonly PermissionName[] = ['viewSiteSettings', 'modifySiteSettings'],
  more: Readonly<Record<string, FakeResponse>> = {},
) =>
  openAsStaff({
    screen: <LinkCheckScreen />,
    at: path,
    permissions,
    responses: { [`GET ${path}`]: response, ...more },
  });
const button = () => screen.findByRole('button', { name: 'Check links now' });

describe('the link check', () => {
  it('lists links without a page, each with the form that has it', async () => {
    const faults = [
      fault('pages', '/nowhere'),
      fault('contentBlocks', '/old', 'redirected'),
      fault('redirects', '/homes/x'),
    ];
    open([200, { ...done, faults, faultCount: 3 }]);
    const table = within(await screen.findByRole('table', { name: 'Links to correct' }));
    const targets = table.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/admin/pages/r1/edit', '/admin/global-content?key=r1', '/admin/redirects/r1']);
    expect(table.getByText('/nowhere')).toBeTruthy();
    expect(table.getByText('This is a former address, which redirects')).toBeTruthy();
    expect(screen.getByText('3 links to correct')).toBeTruthy();
  });
  it('starts at a press, shows its progress and then its result', async () => {
    let asked = 0;
    const running = { ...done, state: 'running', checked: 50 };
    const { changes } = open(() => [200, [done, running, done][Math.min((asked += 1), 3) - 1] ?? done], undefined, {
      [`POST ${path}`]: [200, running],
    });
    expect(await screen.findByText('Every link leads to a page')).toBeTruthy();
    fireEvent.click(await button());
    expect(await screen.findByText('50 of 120 records checked')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('50');
    expect(changes.map(({ call }) => call)).toEqual([`POST ${path}`]);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 4_000 });
  });
  it('says that it never ran, and why it did not start', async () => {
    open([200, { state: 'never', checked: 0, total: 0, faultCount: 0, faults: [] }], undefined, {
      [`POST ${path}`]: [503, { message: 'Away.' }],
    });
    expect(await screen.findByText('Links have not been checked yet')).toBeTruthy();
    fireEvent.click(await button());
    expect(await screen.findByRole('button', { name: 'Check links now' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  it('says that it could not be loaded', async () => {
    open([500, { message: 'Broken.' }]);
    expect(await screen.findByText('We couldn’t load the link check')).toBeTruthy();
  });
  it('has no button for staff who may not change the site settings', async () => {
    open([200, done], ['viewSiteSettings']);
    expect(await screen.findByText('Every link leads to a page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check links now' })).toBeNull();
  });
  it('is closed to staff who may not see the site settings', async () => {
    open([200, done], ['viewPages']);
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(screen.queryByText('Every link leads to a page')).toBeNull();
  });
});
