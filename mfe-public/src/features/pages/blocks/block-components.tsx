import { useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Faq } from '@porchlight/contracts/content';
import { LinkButton, Notice, RichText } from '@porchlight/ui';
import { DeferredContactForm } from '../../../shared/contact-form/deferred-contact-form.tsx';
import { faqsArgs, faqsCall } from '../../../shared/faqs/faqs-call.ts';
import { FaqAccordion } from '../../../shared/faqs/faq-accordion.tsx';
import { BlockCards } from '../../../shared/blocks/block-cards.tsx';
import { isInternalPath, isSafeAddress, blockItems, type BlockTexts } from '../../../shared/blocks/block-texts.ts';
import css from './blocks.module.css';

interface Props {
  readonly texts: BlockTexts;
}
const Title = ({ texts: { title } }: Props) => (title === undefined ? null : <h2>{title}</h2>);

/** Button of a block; renders nothing without a text and a safe link. */
function BlockButton({ texts: { button, link }, look }: Props & { readonly look?: 'porch' }) {
  if (button === undefined || link === undefined || !isSafeAddress(link)) return null;
  return (
    <LinkButton look={look} to={link} {...(isInternalPath(link) ? { link: Link } : {})}>
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
    <BlockButton texts={texts} look="porch" />
  </div>
);
const NoticeBlock = ({ texts }: Props) => (
  <Notice title={texts['title']} acts={<BlockButton texts={texts} />}>
    {texts['text']}
  </Notice>
);

const Steps = ({ texts }: Props) => (
  <>
    <Title texts={texts} />
    <ol className={css.steps}>
      {blockItems(texts).map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </>
);
/** The FAQs named by the block, in its order. */
function FaqList({ texts }: Props) {
  const { data } = faqsCall.useListFaqsQuery(faqsArgs(useLanguage()));
  const ids = Object.keys(texts)
    .filter((key) => /^\d+$/.test(key))
    .sort((one, other) => Number(one) - Number(other))
    .map((key) => texts[key]);
  const faqs = ids.map((id) => data?.faqs.find((faq) => faq.id === id)).filter((faq): faq is Faq => faq !== undefined);
  return faqs.length === 0 ? null : (
    <>
      <Title texts={texts} />
      <FaqAccordion faqs={faqs} />
    </>
  );
}

/** Form block; `contact` is the only supported form. */
const FormBlock = ({ texts }: Props) =>
  texts['form'] === 'contact' ? (
    <div className={css.form}>
      <Title texts={texts} />
      <p>{texts['text']}</p>
      <DeferredContactForm />
    </div>
  ) : null;

/** Component for each kind of content block. */
export const blockComponents: Readonly<Record<string, (props: Props) => React.ReactNode>> = {
  'rich-text': RichTextBlock,
  'call-to-action': CallToAction,
  notice: NoticeBlock,
  steps: Steps,
  cards: BlockCards,
  'faq-list': FaqList,
  form: FormBlock,
};
