import { call, unknownId, type Actor, type ExpectedCall } from './call.ts';

const landlord: readonly Actor[] = ['landlord'];
const unknownUuid = '00000000-0000-4000-8000-000000000000';
const renter: readonly Actor[] = ['renter'];
const lead = `/elandlord/leads/${unknownUuid}`;
const leadViewing = `/elandlord/viewings/${unknownUuid}`;
const myViewing = `/my-viewings/${unknownUuid}`;
/** A time that can be proposed. */
const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString();

/** Expected access of the calls about leads and viewings. */
export const leadCalls: readonly ExpectedCall[] = [
  call('GET', '/elandlord/leads', landlord),
  call('GET', lead, landlord),
  call('POST', `${lead}/viewed`, landlord),
  call('PATCH', lead, landlord, { stage: 'showing' }),
  call('POST', `${lead}/replies`, landlord, { key: 'k'.repeat(24), message: 'Yes, it is.' }),
  call('DELETE', lead, landlord),
  call('POST', `${lead}/block`, landlord),
  call('GET', '/elandlord/reply-templates', landlord),
  call('POST', '/elandlord/reply-templates', landlord, {}),
  call('PATCH', `/elandlord/reply-templates/${unknownUuid}`, landlord, {}),
  call('DELETE', `/elandlord/reply-templates/${unknownUuid}`, landlord),
  call('GET', '/elandlord/blocked-writers', landlord),
  call('DELETE', `/elandlord/blocked-writers/${unknownUuid}`, landlord),
  call('GET', '/elandlord/export/leads', landlord),
  call('GET', '/elandlord/lead-mail', landlord),
  call('PATCH', '/elandlord/lead-mail', landlord, { enabled: true }),
  call('GET', `/elandlord/listings/${unknownId}/lead-contact`, landlord),
  call('POST', `/elandlord/listings/${unknownId}/lead-contact/requests`, landlord),
  call('POST', `${lead}/viewings`, landlord, { key: 'v'.repeat(24), times: [tomorrow], durationMinutes: 30 }),
  call('POST', `${leadViewing}/cancelled`, landlord, { from: 'proposed' }),
  call('GET', `${leadViewing}/calendar`, landlord),
  call('POST', `${myViewing}/accepted`, renter, { time: tomorrow }),
  call('POST', `${myViewing}/declined`, renter, {}),
  call('POST', `${myViewing}/cancelled`, renter, {}),
  call('GET', `${myViewing}/calendar`, renter),
];
