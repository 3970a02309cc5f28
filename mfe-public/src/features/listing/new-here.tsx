import { useFormat } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { useVocabulary } from '@porchlight/listing-ui';
import { Icon, type IconDrawing } from '@porchlight/ui';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useId, type ReactNode } from 'react';
import { usePublicWords } from '../../words/catalogue.ts';
import { useLeaseText } from './home-title.tsx';
import css from './listing.module.css';
import { useLanguageNames } from './use-language-names.ts';

type Block = Readonly<Record<string, string | undefined>>;
interface NewHereProps { readonly home: Listing; /** Block `rental-rules.{province}`. */ readonly rules: Block }

const Point = ({ icon, title, children }: { readonly icon: IconDrawing; readonly title: string; readonly children?: ReactNode }) =>
  <li><Icon of={icon} size={24} /><div><h3>{title}</h3><p>{children}</p></div></li>;

/** What others assume you know: papers, the first payment, the lease, languages. The country is the home's, not the reader's. */
export function NewHere({ home, rules }: NewHereProps) {
  const t = usePublicWords();
  const id = useId();
  const names = useLanguageNames();
  const lease = useLeaseText()(home);
  const languages = [...new Set([...home.languagesSpoken, ...home.company.languages])];
  return (
    <section className={css.new} aria-labelledby={id}>
      <h2 id={id}>{t(home.currency === 'USD' ? 'newTitleUS' : 'newTitleCA')}</h2>
      <ul>
        <Documents home={home} />
        <MoveIn home={home} rules={rules} />
        <Point icon={IconFile} title={t('leaseTitle', { lease })}>{rules['leaseUrl'] && <a href={rules['leaseUrl']} rel="noopener external" target="_blank">{t('leaseLink')}</a>}</Point>
        {languages.length > 0 && <Point icon={IconLanguage} title={t('speaksTitle')}>{names(languages)}</Point>}
        {home.newcomer.includes('remote-viewing') && <Point icon={IconVideo} title={t('viewingTitle')}>{t('viewingText')}</Point>}
      </ul>
    </section>
  );
}

function Documents({ home }: { readonly home: Listing }) {
  const t = usePublicWords();
  const format = useFormat();
  const say = useVocabulary();
  const papers = home.documentsAccepted.map((one) => say('document', one)).filter((one) => one !== undefined);
  const texts = [
    papers.length > 0 ? t('documentsText', { list: format.list(papers) }) : t('documentsAsk'),
    home.newcomer.includes('accepts-foreign-income') && t('foreignIncome'), home.newcomer.includes('accepts-guarantor') && t('guarantorOk'),
  ].filter(Boolean);
  return <Point icon={IconCheck} title={t(home.newcomer.includes('accepts-newcomers') ? 'noCreditTitle' : 'documentsTitle')}>{texts.join(' ')}</Point>;
}

function MoveIn({ home, rules }: NewHereProps) {
  const t = usePublicWords();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, home.currency);
  const { deposit, rent } = home;
  const title = deposit === undefined ? t('moveInUnknown') : t('moveInTitle', { amount: money(rent + deposit) });
  const text = deposit ? t('moveInText', { rent: money(rent), deposit: money(deposit) }) : deposit === 0 ? t('moveInTextNoDeposit') : '';
  const note = rules['note'];
  return (
    <Point icon={IconCash} title={title}>
      {[text, home.depositNote, note].filter(Boolean).join(' ')}
      {note && rules['sourceUrl'] && <> <a href={rules['sourceUrl']} rel="noopener external" target="_blank">{rules['sourceName'] ?? t('ruleLink')}</a></>}
      {note && rules['reviewedAt'] && ` ${t('ruleSource', { date: format.date(rules['reviewedAt']) })}`}
    </Point>
  );
}
