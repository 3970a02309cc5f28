import { useFormat } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { useVocabulary, useLanguageNames } from '@porchlight/listing-ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useId } from 'react';
import { useListingMessages } from './messages/catalog.ts';
import { useLeaseText } from './listing-title.tsx';
import css from './newcomer-info.module.css';
import { MoveInInfo } from './costs/move-in-info.tsx';
import { InfoItem } from './info-item.tsx';

type Block = Readonly<Record<string, string | undefined>>;
/**
 * Advice for newcomers: documents, move-in cost, lease and languages. Depends on the country of the listing, not of the
 * reader.
 */
export function NewcomerInfo({
  listing,
  rules,
}: {
  readonly listing: Listing;
  /** Content block `rental-rules.{province}`. */ readonly rules: Block;
}) {
  const t = useListingMessages();
  const id = useId();
  const names = useLanguageNames();
  const lease = useLeaseText()(listing);
  const languages = [...new Set([...listing.languagesSpoken, ...listing.company.languages])];
  return (
    <section className={css.new} aria-labelledby={id}>
      <h2 id={id}>{t(listing.currency === 'USD' ? 'newTitleUS' : 'newTitleCA')}</h2>
      <ul>
        <Documents listing={listing} />
        <MoveInInfo listing={listing} rules={rules} />
        <InfoItem icon={IconFile} title={t('leaseTitle', { lease })}>
          {rules['leaseUrl'] && (
            <p>
              <a href={rules['leaseUrl']} rel="noopener external" target="_blank">
                {t('leaseLink')}
              </a>
            </p>
          )}
        </InfoItem>
        {languages.length > 0 && (
          <InfoItem icon={IconLanguage} title={t('speaksTitle')}>
            <p>{names(languages)}</p>
          </InfoItem>
        )}
        {listing.newcomer.includes('remote-viewing') && (
          <InfoItem icon={IconVideo} title={t('viewingTitle')}>
            <p>{t('viewingText')}</p>
          </InfoItem>
        )}
      </ul>
    </section>
  );
}

function Documents({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const format = useFormat();
  const labelOf = useVocabulary();
  const documents = listing.documentsAccepted.map((one) => labelOf('document', one)).filter((one) => one !== undefined);
  const texts = [
    documents.length > 0 ? t('documentsText', { list: format.list(documents) }) : t('documentsAsk'),
    listing.newcomer.includes('accepts-foreign-income') && t('foreignIncome'),
    listing.newcomer.includes('accepts-guarantor') && t('guarantorOk'),
  ].filter(Boolean);
  return (
    <InfoItem
      icon={IconCheck}
      title={t(listing.newcomer.includes('accepts-newcomers') ? 'noCreditTitle' : 'documentsTitle')}
    >
      <p>{texts.join(' ')}</p>
    </InfoItem>
  );
}
