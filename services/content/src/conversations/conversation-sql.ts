import { maxSearchResults } from '@porchlight/contracts';
import { conversationClaimMinutes, type ConversationList } from '@porchlight/contracts/content';

export const perPage = 25;
/** Matches of a search are read up to this number. */
const maxMatches = 1_000;
export const maxShownMessages = 200;

/** Condition and order of each list: those of its index. */
const lists: Readonly<Record<ConversationList, { readonly where: string; readonly order: string }>> = {
  open: {
    where: 'not is_suspect and handled_at is null and waiting_since is not null',
    order: 'waiting_since, id',
  },
  replied: {
    where: 'not is_suspect and handled_at is null and waiting_since is null',
    order: 'replied_at desc, id desc',
  },
  closed: { where: 'not is_suspect and handled_at is not null', order: 'handled_at desc, id desc' },
  spam: { where: 'is_suspect', order: 'sent_at desc, id desc' },
};

/** Columns of a conversation, which begins with the submission `s`. */
export const summaryColumns = `
  s.conversation_id as id, s.reference, s.answers ->> 'name' as name, s.answers ->> 'topic' as topic,
  left(s.answers ->> 'message', 160) as excerpt, s.language, s.sent_at as "sentAt", s.waiting_since as "waitingSince",
  s.replied_at as "repliedAt", s.handled_at as "closedAt",
  case when s.is_suspect then 'spam' when s.handled_at is not null then 'closed' when s.waiting_since is not null
    then 'open' else 'replied' end as list,
  exists (select from form_message m where m.submission_id = s.id and m.held_from is not null) as "hasHeld",
  case when s.claimed_at > now() - interval '${conversationClaimMinutes} minutes' then s.claimed_by end as "claimedBy"`;

const matches = {
  all: '',
  address: 'email = $2',
  reference: 'reference = upper($2)',
  words: `words @@ to_tsquery('simple', folded($2))`,
} as const;
/** What a search compares: everything without a search. */
export type ConversationMatch = keyof typeof matches;

/** Returns the statements of a list, whose parameters are the offset and what is searched for. */
export function statementsOf(list: ConversationList, match: ConversationMatch) {
  const { where, order } = lists[list];
  const source =
    match === 'all'
      ? 'form_submission'
      : `(select * from form_submission where ${matches[match]} limit ${maxMatches}) as found`;
  return {
    name: `conversations_${list}_${match}`,
    countName: `conversations_${list}_${match}_total`,
    // Both statements have the same parameters.
    count: `
      select count(*)::int as total
      from (select from ${source} where ${where} and $1::int is not null limit ${maxSearchResults + 1}) counted`,
    page: `
      select ${summaryColumns}
      from (select *, row_number() over (order by ${order}) as place from (
        select * from ${source} where ${where} order by ${order} limit ${perPage} offset $1) listed) s
      order by s.place`,
  };
}
