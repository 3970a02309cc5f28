import { useMessages } from '@porchlight/client';
import { useIsPhone } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { ListingCard } from '@porchlight/listing-ui';
import { Accordion } from '@porchlight/ui';
import type { ListingValues } from '../form/listing-values.ts';
import { editorMessages } from '../messages/catalog.ts';
import { cardOfValues } from './card-of-values.ts';
import css from './side.module.css';

interface Props {
  readonly values: ListingValues;
  readonly stored: OwnListing;
}

/** The card as visitors see it with the values of the form; folded on phones. */
export function CardPreview(props: Props) {
  const t = useMessages(editorMessages);
  const isPhone = useIsPhone();
  const card = <InertCard {...props} />;
  return (
    <section aria-label={t('preview')} className={css.preview}>
      {isPhone ? (
        <Accordion items={[{ id: 'preview', title: t('preview'), content: card }]} />
      ) : (
        <>
          <h2>{t('preview')}</h2>
          {card}
        </>
      )}
    </section>
  );
}

function InertCard({ values, stored }: Props) {
  const t = useMessages(editorMessages);
  return (
    <>
      <p className={css.hint}>{t('previewHint')}</p>
      <div inert className={css.inert}>
        <ListingCard listing={cardOfValues(values, stored)} level={3} sizes="300px" />
      </div>
    </>
  );
}
