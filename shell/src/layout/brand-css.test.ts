import { brandCss } from './brand-css.ts';

describe('the colours of the brand', () => {
  it('apply to their theme', () => {
    const css = brandCss({ light: '#7a1f5c', dark: '#ffb3d9' });
    expect(css).toContain(":root:not([data-theme='dark']){--brand:#7a1f5c;--link:#7a1f5c;");
    expect(css).toContain(":root[data-theme='dark']{--brand:#ffb3d9;--link:#ffb3d9;");
  });
  it.each([[undefined], [{}], [{ light: 'red;}body{display:none' }], [{ dark: '</style><script>' }]])(
    'are left out of %j',
    (brand) => {
      expect(brandCss(brand)).toBe('');
    },
  );
});
