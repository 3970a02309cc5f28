import { call, unknownId, type Actor, type ExpectedCall } from './call.ts';

const landlord: readonly Actor[] = ['landlord'];
const upload = '/elandlord/photo-uploads/00000000-0000-4000-8000-000000000000';

const plan = '/elandlord/floor-plans/00000000-0000-4000-8000-000000000000';

/** Expected access of the calls about uploaded photos, floor plans and pictures of content. */
export const photoCalls: readonly ExpectedCall[] = [
  call('POST', `/elandlord/listings/${unknownId}/photo-uploads`, landlord),
  call('GET', `/elandlord/listings/${unknownId}/photo-uploads`, landlord),
  call('GET', upload, landlord),
  call('PATCH', upload, landlord),
  call('DELETE', upload, landlord),
  call('POST', `/elandlord/listings/${unknownId}/floor-plans`, landlord),
  call('GET', `/elandlord/listings/${unknownId}/floor-plans`, landlord),
  call('PATCH', plan, landlord, {}),
  call('DELETE', plan, landlord),
  call('POST', '/admin/content-pictures', ['admin', 'owner']),
];
