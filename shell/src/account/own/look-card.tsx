import { Card, RadioGroup } from '@porchlight/ui';
import { chooseTheme, themes, useTheme, type Theme } from '../../chrome/theme.ts';
import css from './my-account.module.css';
import { useOwnAccountWords } from './words/catalogue.ts';

/** How the site looks in this browser. */
export function LookCard() {
  const t = useOwnAccountWords();
  const theme = useTheme();
  const words = { light: t('themeLight'), dark: t('themeDark'), system: t('themeSystem') };
  return (
    <Card isPadded className={css.part}>
      <h2>{t('look')}</h2>
      <RadioGroup
        legend={t('theme')}
        name="theme"
        className={css.themes ?? ''}
        value={theme}
        onChange={(value) => {
          chooseTheme(value as Theme);
        }}
        choices={themes.map((value) => ({ value, label: words[value] }))}
      />
      <p className={css.quiet}>{t('themeWhy')}</p>
    </Card>
  );
}
