import { cautionsOf, isSuspect } from './caution.ts';

it.each([
  ['Hello, is the home still available in March? We are two.', []],
  ['Look at www.cheap-homes.example first, please', ['link']],
  ['I can pay by Western Union today', ['payment']],
  ['Puis-je payer le dépôt par virement ?', ['payment']],
  ['Call me 416 555 0123', ['phone']],
  ['My number is 416 555 0123. When could I come to see the home?', []],
])('%s: %p', (text, cautions) => {
  expect(cautionsOf(text)).toEqual(cautions);
});

const inquiry = (over: object) =>
  ({ email: 'leila@example.com', message: 'May I see the home on Sunday?', openForMs: 20_000, ...over }) as Parameters<
    typeof isSuspect
  >[0];
it.each([
  ['an honest one', {}, false],
  ['one with a word of payment', { message: 'May I pay by e-transfer?' }, false],
  ['the trap', { website: 'x' }, true],
  ['hardly a second', { openForMs: 900 }, true],
  ['an address for ten minutes', { email: 'x@Mailinator.com' }, true],
  ['a link and a way to pay', { message: 'Pay by bitcoin at www.pay.example' }, true],
])('is reviewed first for %s: %#', (_, over, suspect) => {
  expect(isSuspect(inquiry(over))).toBe(suspect);
});
