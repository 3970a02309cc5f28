import type { ContentPage } from '@porchlight/contracts/content';
import { classNames, RichText } from '@porchlight/ui';
import { LateContactForm } from '../../contact-form/late-contact-form.tsx';
import { Questions } from '../../questions/questions.tsx';
import site from '../../site/site.module.css';
import { TextContents } from '../../site/text-contents.tsx';
import { WrittenIn } from '../../site/written-in.tsx';
import { PageBlocks } from './blocks/page-blocks.tsx';
import css from './pages.module.css';
import { usePageWords } from './words/catalogue.ts';

interface Props {
  readonly page: ContentPage;
}
const longText = 6;

/** A page as its type draws it; what a template does not place itself stands below the text. */
export function PageTemplate({ page }: Props) {
  const frame = classNames(site.page, (page.template === 'text' || page.template === 'faq') && site.text);
  return (
    <article className={classNames(frame, css[page.template])}>
      <div className={css.head}>
        <h1 tabIndex={-1} lang={page.lang}>
          {page.title}
        </h1>
        <WrittenIn lang={page.lang} />
      </div>
      <Body page={page} />
      <PageBlocks blocks={page.blocks} />
    </article>
  );
}

function Body({ page }: Props) {
  const t = usePageWords();
  const text = <RichText html={page.body} lang={page.lang} className={css.body} />;
  if (page.template === 'contact')
    return (
      <div className={css.sides}>
        {text}
        <section className={css.form}>
          <h2>{t('writeToUs')}</h2>
          <LateContactForm />
        </section>
      </div>
    );
  if (page.template === 'faq')
    return (
      <>
        {text}
        <Questions />
      </>
    );
  return (
    <>
      {page.contents.length >= longText && page.template === 'text' && (
        <TextContents title={t('onThisPage')} headings={page.contents} />
      )}
      {text}
    </>
  );
}
