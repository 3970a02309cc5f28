import { answerOf, withoutAddresses } from './answer-text.ts';

const answer = 'Yes, it is free.\nCome at 5?';

describe('the answer in a mail', () => {
  it.each([
    ['alone', answer],
    [
      'above a quoted mail',
      `${answer}\n\nOn Mon, Nov 24, 2026 at 3:00 PM Porchlight <r-x@reply.example.com> wrote:\n> ##- Write -##\n> Hello`,
    ],
    [
      'above a wrapped introduction',
      `${answer}\n\nOn Mon, Nov 24, 2026 at 3:00 PM Porchlight\n<r-x@reply.example.com>\nwrote:\n\n> Hello`,
    ],
    [
      'above a French introduction',
      `${answer}\n\nLe lun. 24 nov. 2026 à 15:00, Porchlight <r-x@reply.example.com> a écrit :\n\nBonjour`,
    ],
    ['above an Outlook mail', `${answer}\n\n-----Original Message-----\nFrom: Porchlight\nHello`],
    [
      'above Outlook headers',
      `${answer}\n\nFrom: Porchlight <r-x@reply.example.com>\nSent: Monday\nTo: Marie\n\nHello`,
    ],
    ['above French Outlook headers', `${answer}\n\nDe : Porchlight\nEnvoyé : lundi\nÀ : Marie\n\nBonjour`],
    ['above a line of underscores', `${answer}\n________________________________\nFrom: Porchlight`],
    ['above our line', `${answer}\n\n##- Écrivez votre réponse au-dessus de cette ligne -##\nBonjour`],
    [
      'below a quoted mail',
      `On Mon, Nov 24, 2026 at 3:00 PM Porchlight wrote:\n> Hello\n> -- \n> Porchlight\n\n${answer}`,
    ],
    ['above a signature', `${answer}\n-- \nMarie\n+1 416 555 0123`],
    ['above the signature of a phone', `${answer}\n\nSent from my iPhone`],
    ['with Windows line ends', answer.replaceAll('\n', '\r\n')],
    ['with control characters', `Yes, it\u0000 is\u202E free.\nCome\u0007 at 5?\u200B`],
  ])('is found %s', (_, text) => {
    expect(answerOf(text)).toBe(answer);
  });
  it.each([
    ['On Tuesday I wrote:\nall is well', 'names no date'],
    ['On the 24th I can come.\n\nSee you there', 'is not followed by its verb'],
    ['From: where are you?\nI live here', 'is no header'],
    ['Sure -- why not\n\n👩‍🚀', 'has dashes inside'],
  ])('keeps %j, which %s', (text) => {
    expect(answerOf(text)).toBe(text);
  });
  it('is empty when a mail only quotes', () => {
    expect(answerOf('\n> Hello\n> there\n-- \nMarie')).toBe('');
  });
});

describe('private addresses', () => {
  const hide = (text: string) =>
    withoutAddresses(text, {
      mailboxes: ['leila.haddad@gmail.com', "o'brien+x@example.com"],
      domain: 'reply.example.com',
    });
  it.each([
    ['write to Leila.Haddad@Gmail.com.', 'write to […].'],
    ["'leilahaddad+home@googlemail.com'", "'[…]'"],
    ['<mailto:leila.haddad@gmail.com>', '<mailto:[…]>'],
    ["me: O'Brien+X@example.com", 'me: […]'],
    ['r-abc@Reply.Example.com', '[…]'],
    ['other@example.com stays', 'other@example.com stays'],
  ])('%j becomes %j', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });
});
