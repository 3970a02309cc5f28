import { useEffect } from 'react';
import { brandCss } from '../layout/brand-css.ts';
import { useSiteSettings } from './use-site-settings.ts';

/** Applies the brand's colours to pages that the server did not render, and a change of them to all. */
export function useBrandColours(): void {
  const css = brandCss(useSiteSettings().brand);
  useEffect(() => {
    if (css === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
