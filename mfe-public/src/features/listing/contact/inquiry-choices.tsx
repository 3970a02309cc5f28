import { useFormat } from '@porchlight/client';
import { documentKinds } from '@porchlight/contracts';
import { Checkbox, ChoiceGroup } from '@porchlight/ui';
import css from './inquiry-form.module.css';
import type { ProfileFact } from './profile-facts.ts';
import type { InquiryFields, InquiryOptions } from './use-inquiry.ts';
import { useInquiryMessages } from './messages/catalog.ts';

interface ChoicesProps {
  readonly options: InquiryOptions;
  readonly changeOptions: (change: Partial<InquiryOptions>) => void;
}
const withChoice = <T,>(chosen: readonly T[], value: T, isChosen: boolean): readonly T[] =>
  isChosen ? [...chosen, value] : chosen.filter((one) => one !== value);

/** Checkboxes for the documents that the renter can provide. */
export function DocumentChoices({ options: { documents }, changeOptions }: ChoicesProps) {
  const t = useInquiryMessages();
  return (
    <ChoiceGroup legend={t('papers')}>
      <p className={css.small}>{t('papersHint')}</p>
      {documentKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(kind)}
          checked={documents.includes(kind)}
          onChange={(event) => {
            changeOptions({ documents: withChoice(documents, kind, event.target.checked) });
          }}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Checkboxes for the filled fields of the renter's profile, each as the line that the landlord would read. */
export function FactChoices({
  facts,
  options,
  changeOptions,
}: ChoicesProps & { readonly facts: readonly ProfileFact[] }) {
  const t = useInquiryMessages();
  if (facts.length === 0) return null;
  return (
    <ChoiceGroup legend={t('facts')}>
      <p className={css.small}>{t('factsHint')}</p>
      {facts.map(({ field, text }) => (
        <Checkbox
          key={field}
          label={text}
          checked={options.facts.includes(field)}
          onChange={(event) => {
            changeOptions({ facts: withChoice(options.facts, field, event.target.checked) });
          }}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Checkbox for showing email and phone to the landlord. It is never checked beforehand. */
export function ContactChoice({ options, changeOptions, landlord }: ChoicesProps & { readonly landlord: string }) {
  const t = useInquiryMessages();
  return (
    <Checkbox
      label={t('shareContact', { landlord })}
      hint={t('shareContactHint')}
      checked={options.sharesContact}
      onChange={(event) => {
        changeOptions({ sharesContact: event.target.checked });
      }}
    />
  );
}

interface ConsentProps {
  readonly form: InquiryFields;
  readonly options: InquiryOptions;
  readonly facts: readonly ProfileFact[];
  readonly landlord: string;
}
/** Consent to share exactly what is filled in. It is never checked beforehand. */
export function Consent({ form, options, facts, landlord }: ConsentProps) {
  const t = useInquiryMessages();
  const format = useFormat();
  const { id, name, error } = form.field('consentToShare');
  const shared = [
    t('shareName'),
    options.sharesContact && t('shareEmail'),
    options.sharesContact && form.values.phone.trim() && t('sharePhone'),
    t('shareMessage'),
    form.values.moveInDate && t('shareMoveIn'),
    ...facts.filter(({ field }) => options.facts.includes(field)).map(({ field }) => t(`share_${field}`)),
    options.documents.length > 0 &&
      t('shareDocuments', { list: format.list(options.documents.map((kind) => t(`share_${kind}`))) }),
    options.isAbroad && t('shareAbroad'),
  ].filter((part): part is string => Boolean(part));
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        label={t('shared', { landlord, list: format.list(shared) })}
        checked={form.values.consentToShare === 'yes'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          form.change('consentToShare', event.target.checked ? 'yes' : 'no');
        }}
      />
      {error && (
        <p id={`${id}-error`} className={css.fault}>
          {error}
        </p>
      )}
    </div>
  );
}
