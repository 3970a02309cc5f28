import { useWords } from '@porchlight/client';
import { Icon } from '@porchlight/ui';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useSiteSettings } from '../page/use-site-settings.ts';
import { shellWords } from '../words/catalogue.ts';
import css from './header.module.css';

/** 'List Your Ad': the address is a setting of the site and may lead outside, so it is a plain link with the mark of one. */
export function ListYourAd() {
  const t = useWords(shellWords);
  const { listYourAd } = useSiteSettings();
  return (
    <a className={css.ad} href={listYourAd}>
      {t('listYourAd')}
      <Icon of={IconArrowUpRight} size={20} />
    </a>
  );
}
