import { useMessages } from '@porchlight/client';
import { KeyValue } from '@porchlight/console-ui';
import { mergeFields, type ChosenField, type MergeField, type OwnListing } from '@porchlight/contracts/catalog';
import { RadioGroup } from '@porchlight/ui';
import css from '../merge-listings.module.css';
import { mergeListingsMessages } from '../messages/catalog.ts';
import { useFieldText } from './use-field-text.ts';

interface Props {
  /** The listing that stays comes first. */
  readonly listings: readonly OwnListing[];
  readonly chosen: readonly ChosenField[];
  readonly onChange: (fields: readonly ChosenField[]) => void;
}

/** Fields that differ between the listings, each with the value to take; first those of the listing that stays. */
export function FieldChoices({ listings, chosen, onChange }: Props) {
  const t = useMessages(mergeListingsMessages);
  const textOf = useFieldText();
  const canonicalId = listings[0]?.id ?? '';
  const choicesOf = (field: MergeField) => {
    const texts = new Map<string, { value: string; label: string }>();
    for (const [at, listing] of listings.entries()) {
      const value = textOf(field, listing);
      if (!texts.has(value))
        texts.set(value, { value: listing.id, label: at === 0 ? value : t('otherValue', { value, number: at }) });
    }
    return [...texts.values()];
  };
  const differing = mergeFields
    .map((field) => ({ field, choices: choicesOf(field) }))
    .filter(({ choices }) => choices.length > 1);
  const choose = (field: MergeField, listingId: string) => {
    const others = chosen.filter((one) => one.field !== field);
    onChange(listingId === canonicalId ? others : [...others, { field, listingId }]);
  };
  return (
    <section className={css.step} aria-label={t('fields')}>
      <KeyValue
        facts={listings.map(({ id, title, street, unitNumber }, at) => ({
          key: id,
          label: at === 0 ? t('staysNow') : t('duplicateNumber', { number: at }),
          value: [title, street, unitNumber].filter(Boolean).join(' · '),
        }))}
      />
      <h3>{t('fields')}</h3>
      <p className={css.meta}>{t(differing.length === 0 ? 'sameFields' : 'fieldsHint')}</p>
      <div className={css.fields}>
        {differing.map(({ field, choices }) => (
          <RadioGroup
            key={field}
            legend={t(`field.${field}`)}
            name={`field-${field}`}
            choices={choices}
            value={chosen.find((one) => one.field === field)?.listingId ?? canonicalId}
            onChange={(listingId) => choose(field, listingId)}
          />
        ))}
      </div>
    </section>
  );
}
