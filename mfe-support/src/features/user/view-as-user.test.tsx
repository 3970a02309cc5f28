import { screen } from '@testing-library/react';
import { aSupportUser, supportUserId } from '../../testing/a-support-user.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const open = (user: Parameters<typeof aSupportUser>[0], permissions: readonly 'createImpersonations'[]) =>
  openAsSupport({
    at: `/support/user/${supportUserId}`,
    permissions: ['showUser', ...permissions],
    responses: { [`GET /support/users/${supportUserId}`]: [aSupportUser(user)] },
  });
const button = () => screen.queryByRole('button', { name: 'View as this user' });

beforeEach(() => localStorage.clear());

describe('to view the site as a user, from the record (VIEW-3)', () => {
  it('is offered for an active user', async () => {
    open({}, ['createImpersonations']);
    expect(await screen.findByRole('button', { name: 'View as this user' })).toBeTruthy();
  });
  it.each([
    ['staff', { isStaff: true }, ['createImpersonations']],
    ['an account that is not active', { userState: 'disabled' }, ['createImpersonations']],
    ['a viewer without the permission', {}, []],
  ] as const)('is not offered for %s, and neither is an empty section', async (_, user, permissions) => {
    open(user, permissions);
    expect(await screen.findByRole('heading', { level: 1, name: 'Leila H.' })).toBeTruthy();
    expect([button(), screen.queryByRole('heading', { name: 'Actions' })]).toEqual([null, null]);
  });
});
