import { makeStore } from '@porchlight/client';
import { withMailMark } from '@porchlight/contracts';
import { sendMailClick } from './mail-click-calls.ts';
import { extractMailMark } from './mail-mark.ts';

const mark = '8f0f2c1e-7f3a-4c7e-9a52-3f1f6a0c9d11';
const openAt = (address: string) => {
  window.history.replaceState(null, '', address);
};
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('tracking mark of an email link', () => {
  it('is removed from the URL without navigation', () => {
    openAt(withMailMark('/fr/homes/alberta/calgary?beds=2&sort=newest', mark));
    expect([extractMailMark(), address(), extractMailMark()]).toEqual([
      mark,
      '/fr/homes/alberta/calgary?beds=2&sort=newest',
      undefined,
    ]);
  });
  it.each(['/homes#photos', '/homes', '/homes#mail=', '/homes#mail=calgary', `/homes#mail=${mark}0`])(
    'is absent from %s, which stays unchanged',
    (other) => {
      openAt(other);
      expect([extractMailMark(), address()]).toEqual([undefined, other]);
    },
  );
  it('is reported once by a request that outlives the page', () => {
    const sent: object[] = [];
    sendMailClick(
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
