import { cautionsOf, suspicionOf } from './caution.ts';

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

const inquiry = (over: object) => ({ email: 'leila@example.com', message: 'May I see the home on Sunday?', ...over });
it.each([
  ['an honest one', {}, true, 0],
  ['one with a word of payment', { message: 'May I pay by e-transfer?' }, true, 0],
  ['the trap', { website: 'x' }, true, 100],
  ['no view of the page', {}, false, 40],
  ['an address for ten minutes', { email: 'x@Mailinator.com' }, true, 40],
  ['an address for ten minutes and no view of the page', { email: 'x@Mailinator.com' }, false, 80],
  ['a link and a way to pay', { message: 'Pay by bitcoin at www.pay.example' }, true, 60],
])('scores %s', (_, over, isPlausible, score) => {
  expect(suspicionOf(inquiry(over), isPlausible)).toBe(score);
});
