import { call, type Actor, type ExpectedCall } from './call.ts';

const staff: readonly Actor[] = ['support', 'admin', 'owner'];
const unknownUuid = '00000000-0000-4000-8000-000000000000';

/** Calls of staff about companies, inquiries and renters. */
export const peopleCalls: readonly ExpectedCall[] = [call('GET', `/admin/company-listings/${unknownUuid}`, staff)];
