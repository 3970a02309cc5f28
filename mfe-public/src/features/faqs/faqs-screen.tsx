import { classNames } from '@porchlight/ui';
import { Questions } from '../../questions/questions.tsx';
import site from '../../site/site.module.css';
import { usePublicWords } from '../../words/catalogue.ts';

/** What newcomers ask most. */
export default function FaqsScreen() {
  const t = usePublicWords();
  return (
    <div className={classNames(site.page, site.text)}>
      <h1 tabIndex={-1}>{t('faqs')}</h1>
      <Questions />
    </div>
  );
}
