import { cautionsOf } from './caution.ts';

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
