import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Faq } from '@porchlight/contracts/content';
import { LinkButton, Notice, RichText } from '@porchlight/ui';
import { LateContactForm } from '../../../contact-form/late-contact-form.tsx';
import { faqsArgs } from '../../../questions/faqs-args.ts';
import { QuestionList } from '../../../questions/question-list.tsx';
import { isOurs, isSafeAddress, itemsOf, type BlockTexts } from './block-texts.ts';
import css from './blocks.module.css';

interface Props {
  readonly texts: BlockTexts;
}
const Title = ({ texts: { title } }: Props) => (title === undefined ? null : <h2>{title}</h2>);

/** The button of a block, if it has one that leads somewhere safe. */
function Way({ texts: { button, link }, look }: Props & { readonly look?: 'porch' }) {
  if (button === undefined || link === undefined || !isSafeAddress(link)) return null;
  return (
    <LinkButton look={look} to={link} {...(isOurs(link) ? { link: Link } : {})}>
      {button}
    </LinkButton>
  );
}

const RichTextBlock = ({ texts }: Props) => (
  <>
    <Title texts={texts} />
    <RichText html={texts['html'] ?? ''} />
  </>
);
const CallToAction = ({ texts }: Props) => (
  <div className={css.call}>
    <div>
      <Title texts={texts} />
      <p>{texts['text']}</p>
    </div>
    <Way texts={texts} look="porch" />
  </div>
);
const NoticeBlock = ({ texts }: Props) => (
  <Notice title={texts['title']} acts={<Way texts={texts} />}>
    {texts['text']}
  </Notice>
);

const Steps = ({ texts }: Props) => (
  <>
    <Title texts={texts} />
    <ol className={css.steps}>
      {itemsOf(texts).map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </>
);
const Cards = ({ texts }: Props) => (
  <>
    <Title texts={texts} />
    <ul className={css.cards}>
      {itemsOf(texts).map(({ title, text, link }) => (
        <li key={title}>
          <h3>{link !== undefined && isOurs(link) ? <Link to={link}>{title}</Link> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </>
);

/** Some of the questions, in the order that the block gives. */
function FaqList({ texts }: Props) {
  const { data } = api.useListFaqsQuery(faqsArgs(useLanguage()));
  const asked = Object.keys(texts)
    .filter((key) => /^\d+$/.test(key))
    .sort((one, other) => Number(one) - Number(other))
    .map((key) => texts[key]);
  const faqs = asked
    .map((id) => data?.faqs.find((faq) => faq.id === id))
    .filter((faq): faq is Faq => faq !== undefined);
  return faqs.length === 0 ? null : (
    <>
      <Title texts={texts} />
      <QuestionList faqs={faqs} />
    </>
  );
}

/** A form; there is one that people can fill in. */
const FormBlock = ({ texts }: Props) =>
  texts['form'] === 'contact' ? (
    <div className={css.form}>
      <Title texts={texts} />
      <p>{texts['text']}</p>
      <LateContactForm />
    </div>
  ) : null;

/** What can be drawn, by the kind of the block. */
export const blockParts: Readonly<Record<string, (props: Props) => React.ReactNode>> = {
  'rich-text': RichTextBlock,
  'call-to-action': CallToAction,
  notice: NoticeBlock,
  steps: Steps,
  cards: Cards,
  'faq-list': FaqList,
  form: FormBlock,
};
