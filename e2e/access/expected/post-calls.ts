import { call, unknownId, type Actor } from './call.ts';

const administrators: readonly Actor[] = ['admin', 'owner'];
const post = '/admin/posts/00000000-0000-4000-8000-000000000000';

/** Expected access of the calls of posts besides those of their resource. */
export const postCalls = [
  call('PATCH', `${post}/draft`, administrators, { version: 1, fields: {} }),
  call('DELETE', `${post}/draft`, administrators, { version: 1 }),
  call('PATCH', `${post}/edit-lock`, administrators),
  call('POST', `${post}/edit-lock`, administrators, { from: unknownId }),
  call('DELETE', `${post}/edit-lock`, administrators),
  call('POST', `${post}/preview`, administrators),
  call('GET', `/admin/post-previews/${unknownId}`, administrators),
];
