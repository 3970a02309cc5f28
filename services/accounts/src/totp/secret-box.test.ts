import { AccountsConfig } from '../config.ts';
import { SecretBox } from './secret-box.ts';

const boxWith = (passwordPepper: string) => new SecretBox(Object.assign(new AccountsConfig(), { passwordPepper }));

describe('a sealed secret', () => {
  it('opens for its owner alone, also after the pepper was replaced', () => {
    const sealed = boxWith('old pepper').seal('JBSWY3DPEHPK3PXP', 'amara');
    expect(boxWith('new pepper,old pepper').open(sealed, 'amara')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => boxWith('old pepper').open(sealed, 'zoe')).toThrow(/cannot be opened/);
    expect(() => boxWith('new pepper').open(sealed, 'amara')).toThrow(/cannot be opened/);
  });
  it('is never the same twice and holds nothing to read', () => {
    const box = boxWith('old pepper');
    const [one, other] = [box.seal('JBSWY3DPEHPK3PXP', 'amara'), box.seal('JBSWY3DPEHPK3PXP', 'amara')];
    expect([one.equals(other), one.includes('JBSWY3DPEHPK3PXP')]).toEqual([false, false]);
  });
});
