import type { ContentPage } from '@porchlight/contracts/content';
import { classNames, RichText } from '@porchlight/ui';
import { DeferredContactForm } from '../../shared/contact-form/deferred-contact-form.tsx';
import { FaqSearch } from '../../shared/faqs/faq-search.tsx';
import site from '../../shared/page/page.module.css';
import { TableOfContents } from '../../shared/page/table-of-contents.tsx';
import { LanguageNote } from '../../shared/page/language-note.tsx';
import { PageBlocks } from './blocks/page-blocks.tsx';
import css from './pages.module.css';
import { usePageMessages } from './messages/catalog.ts';

interface Props {
  readonly page: ContentPage;
}
const minHeadings = 6;

/** Renders a page with the layout of its template; its blocks follow the text. */
export function PageTemplate({ page }: Props) {
  const className = classNames(site.page, (page.template === 'text' || page.template === 'faq') && site.text);
  return (
    <article className={classNames(className, css[page.template])}>
      <div className={css.head}>
        <h1 tabIndex={-1} lang={page.lang}>
          {page.title}
        </h1>
        <LanguageNote lang={page.lang} />
      </div>
      <Body page={page} />
      <PageBlocks blocks={page.blocks} />
    </article>
  );
}

function Body({ page }: Props) {
  const t = usePageMessages();
  const text = <RichText html={page.body} lang={page.lang} className={css.body} />;
  if (page.template === 'contact')
    return (
      <div className={css.sides}>
        {text}
        <section className={css.form}>
          <h2>{t('writeToUs')}</h2>
          <DeferredContactForm />
        </section>
      </div>
    );
  if (page.template === 'faq')
    return (
      <>
        {text}
        <FaqSearch />
      </>
    );
  return (
    <>
      {page.contents.length >= minHeadings && page.template === 'text' && (
        <TableOfContents title={t('onThisPage')} headings={page.contents} />
      )}
      {text}
    </>
  );
}
