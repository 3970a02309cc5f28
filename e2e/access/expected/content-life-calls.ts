import { call, unknownId, type Actor } from './call.ts';

const administrators: readonly Actor[] = ['admin', 'owner'];
const callsOf = (record: string, previews: string) => [
  call('PATCH', `${record}/draft`, administrators, { version: 1, fields: {} }),
  call('DELETE', `${record}/draft`, administrators, { version: 1 }),
  call('PATCH', `${record}/edit-lock`, administrators),
  call('POST', `${record}/edit-lock`, administrators, { from: unknownId }),
  call('DELETE', `${record}/edit-lock`, administrators),
  call('POST', `${record}/preview`, administrators),
  call('GET', `${previews}/${unknownId}`, administrators),
];

/** Expected access of the calls of posts and pages besides those of their resources. */
export const contentLifeCalls = [
  ...callsOf('/admin/posts/00000000-0000-4000-8000-000000000000', '/admin/post-previews'),
  ...callsOf('/admin/pages/00000000-0000-4000-8000-000000000000', '/admin/page-previews'),
];
