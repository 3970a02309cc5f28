import { useMessages } from '@porchlight/client';
import { furnishings, petPolicies, utilities } from '@porchlight/contracts';
import type { CorrectedField, OwnListing } from '@porchlight/contracts/catalog';
import type { Form } from '@porchlight/forms';
import { Chip, ChoiceGroup, Select, TextInput } from '@porchlight/ui';
import { useLabels } from '../../../../shared/use-labels.ts';
import { evidenceMessages } from '../../evidence/messages/catalog.ts';
import css from '../decide.module.css';
import { decideMessages } from '../messages/catalog.ts';
import { toggled } from './correction-values.ts';

interface Props {
  readonly form: Pick<Form<CorrectedField>, 'id' | 'field' | 'values' | 'faults' | 'fill'>;
  readonly listing: OwnListing;
}

/** The fields of a listing that support can correct. */
export function CorrectionFields({ form, listing }: Props) {
  const t = useMessages(decideMessages);
  const label = useLabels();
  const number = (name: CorrectedField, hint?: string) => (
    <TextInput {...form.field(name)} hint={hint} inputMode="numeric" autoComplete="off" />
  );
  const inCurrency = t('inCurrency', { currency: listing.currency });
  return (
    <>
      <div className={css.pair}>
        {number('rent', inCurrency)}
        {number('rentMax', inCurrency)}
        {number('deposit', inCurrency)}
        {number('sqft')}
        {number('beds', t('studio'))}
        {number('bathsFull')}
        {number('bathsHalf')}
        <TextInput {...form.field('availableDate')} type="date" />
        <Select
          {...form.field('furnished')}
          choices={[
            ...(listing.furnished === undefined ? [{ value: '', label: t('choose') }] : []),
            ...furnishings.map((value) => ({ value, label: label.term('furnished', value) })),
          ]}
        />
      </div>
      <Terms form={form} name="petPolicies" terms={petPolicies} labelOf={(value) => label.term('pets', value)} />
      <Terms form={form} name="utilities" terms={utilities} labelOf={(value) => label.term('utility', value)} />
    </>
  );
}

interface TermsProps {
  readonly form: Props['form'];
  readonly name: 'petPolicies' | 'utilities';
  readonly terms: readonly string[];
  readonly labelOf: (term: string) => string;
}
/** Terms of a list as buttons that are pressed or not. */
function Terms({ form, name, terms, labelOf }: TermsProps) {
  const t = useMessages(evidenceMessages);
  const chosen = form.values[name].split(',');
  return (
    <div id={`${form.id}-${name}`} tabIndex={-1}>
      <ChoiceGroup legend={t(`field.${name}`)} className={css.terms}>
        {terms.map((term) => (
          <Chip
            key={term}
            isOn={chosen.includes(term)}
            onClick={() => form.fill({ [name]: toggled(form.values[name], term) })}
          >
            {labelOf(term)}
          </Chip>
        ))}
      </ChoiceGroup>
      {form.faults[name] && <p className={css.fault}>{form.faults[name]}</p>}
    </div>
  );
}
