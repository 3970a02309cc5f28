const folder = 'services/content/src/conversations';
const replies = `${folder}/conversation-replies.http.spec.ts`;

/** Protections of conversations that begin with a form. */
export const conversationGuards = [
  {
    name: 'conditional update: a reply of support is based on all messages',
    file: `${folder}/conversation-replies.ts`,
    marker: 'conversation-reply',
    take: / and version = \$2/,
    put: ' and $2::int is not null',
    tests: replies,
    expected: 'to messages that its author has not read is refused: of two at once, one is mailed',
  },
  {
    name: 'row lock: an answer by mail is stored once',
    file: `${folder}/conversation-mails.ts`,
    marker: 'conversation-mail',
    take: / for update`/,
    put: '`',
    tests: replies,
    expected: 'that arrives several times at once is one message',
  },
  {
    name: 'mails from other addresses than the person’s are held',
    file: `${folder}/conversation-mails.ts`,
    marker: 'conversation-sender',
    take: /normalizeMailbox\(mail\.from\) !== normalizeMailbox\(found\.email\)/,
    put: 'mail.from === undefined',
    tests: replies,
    expected: 'from another address is held until support adds or discards it',
  },
  {
    name: 'conditional update: a conversation is claimed by one member of support',
    file: `${folder}/conversations.ts`,
    marker: 'conversation-claim',
    take: / and \(claimed_by is null or claimed_by = \$2\n.*minutes'\)/,
    put: '',
    tests: `${folder}/conversations.http.spec.ts`,
    expected: 'lasts half an hour, and is taken by one of two at once',
  },
];
