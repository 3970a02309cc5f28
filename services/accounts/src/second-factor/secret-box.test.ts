import { AccountsConfig } from '../config.ts';
import { SecretBox } from './secret-box.ts';

const boxWith = (passwordPepper: string) => new SecretBox(Object.assign(new AccountsConfig(), { passwordPepper }));

describe('encrypted secret', () => {
  it('decrypts for its owner only, also after pepper rotation', () => {
    const sealed = boxWith('old pepper').seal('JBSWY3DPEHPK3PXP', 'amara');
    expect(boxWith('new pepper,old pepper').open(sealed, 'amara')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => boxWith('old pepper').open(sealed, 'zoe')).toThrow(/cannot decrypt secret/);
    expect(() => boxWith('new pepper').open(sealed, 'amara')).toThrow(/cannot decrypt secret/);
  });
  it('cannot be decrypted when any of its bytes was changed', () => {
    const box = boxWith('old pepper');
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'amara');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => box.open(changed, 'amara')).toThrow(/cannot decrypt secret/);
    }
    expect(() => box.open(sealed.subarray(0, -1), 'amara')).toThrow(/cannot decrypt secret/);
  });
  it('differs on each encryption and contains no plain text', () => {
    const box = boxWith('old pepper');
    const [one, other] = [box.seal('JBSWY3DPEHPK3PXP', 'amara'), box.seal('JBSWY3DPEHPK3PXP', 'amara')];
    expect([one.equals(other), one.includes('JBSWY3DPEHPK3PXP')]).toEqual([false, false]);
  });
});
