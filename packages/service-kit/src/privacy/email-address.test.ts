import { normalizeMailbox } from './email-address.ts';

it.each([
  ['Leila.Haddad+rent@Gmail.com', 'leilahaddad@gmail.com'],
  ['leilahaddad@googlemail.com', 'leilahaddad@gmail.com'],
  ['Leila.Haddad+rent@example.com', 'leila.haddad+rent@example.com'],
])('%s is normalized to %s', (email, folded) => {
  expect(normalizeMailbox(email)).toBe(folded);
});
