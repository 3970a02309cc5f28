import { randomUUID } from 'node:crypto';
import type { RelayCode } from '../mail-relay.ts';
import type { RelayParty } from '../relay-aliases.ts';
import type { Chance } from '../../testing/chance.ts';
import { answerTo, landlordAddress, relayDomain, type RelayedThread } from './relay.ts';
import type { SentMail } from './smtp-client.ts';

/** Mail of a random test: what must become of it, and the text that its thread gets. */
export interface RandomMail {
  readonly mail: SentMail;
  readonly code: RelayCode;
  readonly thread: RelayedThread;
  readonly author: RelayParty;
  readonly text: string;
}
type Options = NonNullable<Parameters<typeof answerTo>[1]>;

const automatic: readonly (readonly [RelayCode, Options])[] = [
  ['auto-reply', { headers: ['Auto-Submitted: auto-replied'] }],
  ['auto-reply', { headers: ['Precedence: bulk'] }],
  ['auto-reply', { headers: ['X-Autoreply: yes'] }],
  ['loop', { headers: ['X-Porchlight-Relay: sent', 'Auto-Submitted: auto-generated'] }],
  ['loop', { headers: Array.from({ length: 40 }, () => 'Received: from a by b') }],
  ['bounce', { envelopeFrom: '' }],
  ['bounce', { body: ['Content-Type: multipart/report; boundary=x', '', '--x', '', 'failed', '--x--'] }],
];

const aliasOf = ({ renterAlias, landlordAlias }: RelayedThread, author: RelayParty) =>
  author === 'renter' ? renterAlias : landlordAlias;
const addressOf = ({ renterEmail }: RelayedThread, author: RelayParty) =>
  author === 'renter' ? renterEmail : landlordAddress;

/** Returns a mail to a random thread: an answer of its party, a forged one, an automatic one, or one in a circle. */
export function aRandomMail(chance: Chance, threads: readonly RelayedThread[]): RandomMail {
  const thread = chance.pick(threads);
  const author = chance.pick(['renter', 'landlord'] as const);
  const [to, from] = [aliasOf(thread, author), addressOf(thread, author)];
  const token = randomUUID();
  const mail = (code: RelayCode, options: Options): RandomMail => {
    const given = {
      from,
      text: `${token} from ${from}\n\nOn 24 Nov 2026, Porchlight <${to}> wrote:\n> ${from}`,
      ...options,
    };
    return { mail: answerTo(to, given), code, thread, author, text: `${token} from […]` };
  };
  if (chance.is(0.4)) return mail('relayed', {});
  if (chance.is(0.5)) return mail(...chance.pick(automatic));
  return mail(...chance.pick(forgeries(chance.pick(threads), { thread, author })));
}

/** Senders that are not the party of an alias. */
function forgeries(
  other: RelayedThread,
  { thread, author }: { readonly thread: RelayedThread; readonly author: RelayParty },
): (readonly [RelayCode, Options])[] {
  const [own, counterpart] = [
    addressOf(thread, author),
    addressOf(thread, author === 'renter' ? 'landlord' : 'renter'),
  ];
  return [
    ['stranger', { from: `${randomUUID()}@example.org` }],
    ['stranger', { from: `${randomUUID()}@example.org`, envelopeFrom: own }],
    ['stranger', { from: counterpart }],
    ['stranger', { headers: [`From: <${counterpart}>`] }],
    ['stranger', { from: `${own}.example.org` }],
    ['loop', { from: `r-${'a'.repeat(20)}@${relayDomain}` }],
    ...(other === thread ? [] : ([['stranger', { from: `x-${other.renterEmail}` }]] as const)),
  ];
}
