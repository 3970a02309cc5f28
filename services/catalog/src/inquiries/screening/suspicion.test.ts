import { suspicionOf, type ScreenedMessage } from './suspicion.ts';

const message = (over: Partial<ScreenedMessage>): ScreenedMessage => ({
  email: 'leila@example.com',
  message: 'May I see the home on Sunday?',
  isPageViewPlausible: true,
  isSpamText: false,
  isSpamWriter: false,
  ...over,
});

describe('the suspicion of a message', () => {
  it.each<[string, Partial<ScreenedMessage>, number, readonly string[]]>([
    ['an honest one', {}, 0, []],
    ['a payment term', { message: 'May I pay by e-transfer?' }, 0, []],
    ['two links', { message: 'See www.one.example and www.two.example' }, 0, []],
    ['a filled in hidden field', { website: 'x' }, 100, ['honeypot']],
    ['no view of the page', { isPageViewPlausible: false }, 40, ['no-page-view']],
    ['a disposable address', { email: 'x@Mailinator.com' }, 40, ['disposable-address']],
    ['three links', { message: 'www.one.example www.two.example www.three.example' }, 60, ['many-links']],
    ['a link and a payment term', { message: 'Pay by bitcoin at www.pay.example' }, 60, ['payment-link']],
    ['a text that was marked as spam', { isSpamText: true }, 60, ['spam-text']],
    ['a writer whose message was marked as spam', { isSpamWriter: true }, 60, ['spam-writer']],
    [
      'a disposable address without a view of the page',
      { email: 'x@mailinator.com', isPageViewPlausible: false },
      80,
      ['no-page-view', 'disposable-address'],
    ],
  ])('with %s has these reasons, and the sum of their scores', (_, over, score, reasons) => {
    expect(suspicionOf(message(over))).toEqual({ score, reasons });
  });
});
