import { SignedLinks } from './signed-links.ts';

const links = new SignedLinks(['the current secret of the tests', 'an older one']);
const hour = 3_600;

describe('SignedLinks', () => {
  it('returns the subject and expiry of a valid link', () => {
    const { text, id } = links.sign('verify-email', 'somebody', hour);
    expect(links.read('verify-email', text)).toMatchObject({ state: 'valid', link: { subject: 'somebody', id } });
    expect(links.read('verify-email', text, new Date(Date.now() + 2 * hour * 1_000))).toMatchObject({
      state: 'expired',
      link: { subject: 'somebody' },
    });
  });
  it('rejects a link that was signed for another purpose', () => {
    const { text } = links.sign('unsubscribe', 'somebody', hour);
    expect(links.read('claim-account', text)).toEqual({ state: 'unknown' });
  });
  it('accepts links of an old secret until it is removed', () => {
    const { text } = new SignedLinks(['an older one']).sign('unsubscribe', 'somebody', hour);
    expect(links.read('unsubscribe', text).state).toBe('valid');
    expect(new SignedLinks(['the current secret of the tests']).read('unsubscribe', text)).toEqual({
      state: 'unknown',
    });
  });
  it('rejects a link with any character changed', () => {
    const { text } = links.sign('password-reset', 'somebody', hour);
    const swapped = (at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    // The last base64url character of the signature contains two unused bits, so it is not changed here.
    for (let at = 0; at < text.length - 1; at += 1)
      expect(links.read('password-reset', swapped(at))).toEqual({ state: 'unknown' });
  });
  it.each(['', '.', 'a.b', '..', 'e30.', '%00', 'x'.repeat(5_000)])('returns unknown for %p', (text) => {
    expect(links.read('password-reset', text)).toEqual({ state: 'unknown' });
  });
});
