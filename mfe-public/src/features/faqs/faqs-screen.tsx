import { classNames } from '@porchlight/ui';
import { FaqSearch } from '../../shared/faqs/faq-search.tsx';
import site from '../../shared/page/page.module.css';
import { usePublicMessages } from '../../messages/catalog.ts';

/** FAQ page. */
export default function FaqsScreen() {
  const t = usePublicMessages();
  return (
    <div className={classNames(site.page, site.text)}>
      <h1 tabIndex={-1}>{t('faqs')}</h1>
      <FaqSearch />
    </div>
  );
}
