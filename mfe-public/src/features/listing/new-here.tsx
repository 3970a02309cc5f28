import { useFormat } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { useVocabulary } from '@porchlight/listing-ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useId } from 'react';
import { useListingWords } from './words/catalogue.ts';
import { useLeaseText } from './home-title.tsx';
import css from './listing.module.css';
import { MoveInPoint } from './move-in-point.tsx';
import { Point } from './point.tsx';
import { useLanguageNames } from './use-language-names.ts';

type Block = Readonly<Record<string, string | undefined>>;
/** What others assume you know: papers, the first payment, the lease, languages. The country is the home's, not the reader's. */
export function NewHere({
  home,
  rules,
}: {
  readonly home: Listing;
  /** Block `rental-rules.{province}`. */ readonly rules: Block;
}) {
  const t = useListingWords();
  const id = useId();
  const names = useLanguageNames();
  const lease = useLeaseText()(home);
  const languages = [...new Set([...home.languagesSpoken, ...home.company.languages])];
  return (
    <section className={css.new} aria-labelledby={id}>
      <h2 id={id}>{t(home.currency === 'USD' ? 'newTitleUS' : 'newTitleCA')}</h2>
      <ul>
        <Documents home={home} />
        <MoveInPoint home={home} rules={rules} />
        <Point icon={IconFile} title={t('leaseTitle', { lease })}>
          {rules['leaseUrl'] && (
            <p>
              <a href={rules['leaseUrl']} rel="noopener external" target="_blank">
                {t('leaseLink')}
              </a>
            </p>
          )}
        </Point>
        {languages.length > 0 && (
          <Point icon={IconLanguage} title={t('speaksTitle')}>
            <p>{names(languages)}</p>
          </Point>
        )}
        {home.newcomer.includes('remote-viewing') && (
          <Point icon={IconVideo} title={t('viewingTitle')}>
            <p>{t('viewingText')}</p>
          </Point>
        )}
      </ul>
    </section>
  );
}

function Documents({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const format = useFormat();
  const say = useVocabulary();
  const papers = home.documentsAccepted.map((one) => say('document', one)).filter((one) => one !== undefined);
  const texts = [
    papers.length > 0 ? t('documentsText', { list: format.list(papers) }) : t('documentsAsk'),
    home.newcomer.includes('accepts-foreign-income') && t('foreignIncome'),
    home.newcomer.includes('accepts-guarantor') && t('guarantorOk'),
  ].filter(Boolean);
  return (
    <Point icon={IconCheck} title={t(home.newcomer.includes('accepts-newcomers') ? 'noCreditTitle' : 'documentsTitle')}>
      <p>{texts.join(' ')}</p>
    </Point>
  );
}
