import { makeStore } from '@porchlight/client';
import { markedPath } from '@porchlight/contracts';
import { tellMailClick } from './mail-click-calls.ts';
import { takeMailMark } from './mail-mark.ts';

const mark = '8f0f2c1e-7f3a-4c7e-9a52-3f1f6a0c9d11';
const openAt = (address: string) => {
  window.history.replaceState(null, '', address);
};
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('the mark in a link of a mail', () => {
  it('is taken off the address, and the page stays where it is', () => {
    openAt(markedPath('/fr/homes/alberta/calgary?beds=2&sort=newest', mark));
    expect([takeMailMark(), address(), takeMailMark()]).toEqual([
      mark,
      '/fr/homes/alberta/calgary?beds=2&sort=newest',
      undefined,
    ]);
  });
  it.each(['/homes#photos', '/homes', '/homes#mail=', '/homes#mail=calgary', `/homes#mail=${mark}0`])(
    'is none in %s, which stays as it is',
    (other) => {
      openAt(other);
      expect([takeMailMark(), address()]).toEqual([undefined, other]);
    },
  );
  it('is told once, in a call that outlives the page', () => {
    const sent: object[] = [];
    tellMailClick(
      makeStore({
        send: (path, { method, body, keepalive }) => {
          sent.push({ path, method, body, keepalive });
          return Promise.resolve({ status: 202, body: '{}' });
        },
      }),
      mark,
    );
    expect(sent).toEqual([{ path: '/mail-clicks', method: 'POST', body: JSON.stringify({ mark }), keepalive: true }]);
  });
});
