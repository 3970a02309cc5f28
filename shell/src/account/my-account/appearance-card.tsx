import { Card, RadioGroup } from '@porchlight/ui';
import { chooseTheme, themes, useTheme, type Theme } from '../../layout/theme.ts';
import css from './my-account.module.css';
import { useOwnAccountMessages } from './messages/catalog.ts';

/** Renders the theme setting of this browser. */
export function AppearanceCard() {
  const t = useOwnAccountMessages();
  const theme = useTheme();
  const themeLabels = { light: t('themeLight'), dark: t('themeDark'), system: t('themeSystem') };
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
        choices={themes.map(([value]) => ({ value, label: themeLabels[value] }))}
      />
      <p className={css.quiet}>{t('themeWhy')}</p>
    </Card>
  );
}
