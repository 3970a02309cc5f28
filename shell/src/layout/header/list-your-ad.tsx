import { useMessages } from '@porchlight/client';
import { Icon } from '@porchlight/ui';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useSiteSettings } from '../../page/use-site-settings.ts';
import { shellMessages } from '../../messages/catalog.ts';
import css from './header.module.css';

/** Renders 'List Your Ad' as a plain external link, because the URL is a site setting and may be on another site. */
export function ListYourAd() {
  const t = useMessages(shellMessages);
  const { listYourAd } = useSiteSettings();
  return (
    <a className={css.ad} href={listYourAd}>
      {t('listYourAd')}
      <Icon of={IconArrowUpRight} size={20} />
    </a>
  );
}
