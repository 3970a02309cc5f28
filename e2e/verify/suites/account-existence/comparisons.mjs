// Calls that take an address. `prepare` returns what one call sends, for an address with or without an account; `send`
// makes the call that is timed.
import { randomInt, randomUUID } from 'node:crypto';

const password = 'seven blue trams at noon';
const otherPassword = 'nine green kayaks at rest';
const form = (email, over = {}) => ({
  firstName: 'Zoé',
  lastName: 'Lee',
  email,
  password,
  password_confirmation: password,
  termsAccepted: true,
  ...over,
});
const newAddress = () => `${randomUUID().slice(0, 13)}@example.com`;
const newNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const post = (site, path, body, token) =>
  fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-forwarded-for': newNetwork(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
const register = (site, email) => post(site, '/register', form(email));
const registerLandlord = (site, email) =>
  post(site, '/elandlord/register', form(email, { phone: '604 555 0142', company: 'Maple Homes' }));

/** Returns an address that has an account, or none. */
const addressOf =
  (add = register) =>
  async (site, isKnown) => {
    const email = newAddress();
    if (isKnown) await add(site, email);
    return email;
  };
/** Registers an address twice, so that the second registration gets a decoy, or once; returns the last session. */
async function registered(site, isKnown) {
  const email = newAddress();
  if (isKnown)
    await post(site, '/register', form(email, { password: otherPassword, password_confirmation: otherPassword }));
  const { tokenInfo } = await (await register(site, email)).json();
  return { email, token: tokenInfo.access_token };
}

export const comparisons = [
  { name: 'registration', prepare: addressOf(), send: register },
  {
    name: 'login with a wrong password',
    prepare: addressOf(),
    send: (site, email) => post(site, '/login', { email, password: otherPassword }),
  },
  {
    name: 'login with the password just set',
    prepare: registered,
    send: (site, { email }) => post(site, '/login', { email, password }),
  },
  {
    name: 'resending the verification mail',
    prepare: registered,
    send: (site, { token }) => post(site, '/user/resend-verify', {}, token),
  },
  {
    name: 'deletion of the account',
    prepare: registered,
    send: (site, { token }) => post(site, '/user/deletion', { current_password: password }, token),
  },
  { name: 'password reset', prepare: addressOf(), send: (site, email) => post(site, '/password-reset', { email }) },
  {
    name: 'resending a landlord’s code',
    prepare: addressOf(registerLandlord),
    send: (site, email) => post(site, '/elandlord/resend-verify', { email }),
  },
  {
    name: 'a landlord’s wrong code',
    prepare: addressOf(registerLandlord),
    send: (site, email) =>
      post(site, '/elandlord/verify', {
        email,
        code: '000000',
        password: otherPassword,
        password_confirmation: otherPassword,
      }),
  },
];
