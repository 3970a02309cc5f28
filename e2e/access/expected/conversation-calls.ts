import { call, type Actor, type ExpectedCall } from './call.ts';

const staff: readonly Actor[] = ['support', 'admin', 'owner'];
const unknown = '00000000-0000-4000-8000-000000000000';

/** Expected access of the calls of messages that people sent through forms. */
export const conversationCalls: readonly ExpectedCall[] = [
  call('GET', '/support/messages', staff),
  call('GET', `/support/messages/${unknown}`, staff),
  call('POST', `/support/messages/${unknown}/sender`, staff),
  call('POST', `/support/messages/${unknown}/claim`, staff),
  call('POST', `/support/messages/${unknown}/replies`, staff, { key: 'r'.repeat(24), version: 1, text: 'Hello.' }),
  call('POST', '/support/messages/state', staff, { ids: [unknown], state: 'closed' }),
  call('POST', `/support/messages/${unknown}/held/1`, staff, { decision: 'add' }),
];
