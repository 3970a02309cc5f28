import { SignedLinks } from './signed-link.ts';

const links = new SignedLinks(['the newest secret of this house', 'an older one']);
const hour = 3_600;

describe('a link in a mail', () => {
  it('says whom it stands for, and until when', () => {
    const { text, id } = links.sign('verify-email', 'somebody', hour);
    expect(links.read('verify-email', text)).toMatchObject({ state: 'valid', link: { subject: 'somebody', id } });
    expect(links.read('verify-email', text, new Date(Date.now() + 2 * hour * 1_000))).toMatchObject({
      state: 'expired',
      link: { subject: 'somebody' },
    });
  });
  it('opens nothing but what it is for', () => {
    const { text } = links.sign('unsubscribe', 'somebody', hour);
    expect(links.read('claim-account', text)).toEqual({ state: 'unknown' });
  });
  it('holds after the secret was replaced, until the old one is taken away', () => {
    const { text } = new SignedLinks(['an older one']).sign('unsubscribe', 'somebody', hour);
    expect(links.read('unsubscribe', text).state).toBe('valid');
    expect(new SignedLinks(['the newest secret of this house']).read('unsubscribe', text)).toEqual({
      state: 'unknown',
    });
  });
  it('cannot be changed in a single letter', () => {
    const { text } = links.sign('password-reset', 'somebody', hour);
    const swapped = (at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    // The last letter of a seal carries two bits that mean nothing; all others count.
    for (let at = 0; at < text.length - 1; at += 1)
      expect(links.read('password-reset', swapped(at))).toEqual({ state: 'unknown' });
  });
  it.each(['', '.', 'a.b', '..', 'e30.', '%00', 'x'.repeat(5_000)])('that is none of ours is unknown: %p', (text) => {
    expect(links.read('password-reset', text)).toEqual({ state: 'unknown' });
  });
});
