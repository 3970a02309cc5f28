import { accessibilityFeatures, amenities, furnishingWishes, laundryKinds, leaseTerms, newcomerBenefits, parkingTypes, utilities } from '@porchlight/contracts';
import { filterKeys } from '@porchlight/contracts/catalog';
import { useAddress } from '@porchlight/client/router';
import { Button, Dialog, RadioGroup, TextInput } from '@porchlight/ui';
import { useId, useState, type FormEvent } from 'react';
import { BathsField, BedsField, Checks, PetsField, PriceField, SizeField, TypeField, type FieldProps } from './filter-fields.tsx';
import type { FilterWords } from './filter-words.ts';
import { changed, withoutWishes, type Filters } from './results-address.ts';
import css from './results.module.css';
import { useHomeCount, type CountScope } from './use-home-count.ts';
import type { Wishes } from './use-wishes.ts';

export interface FilterDialogProps { readonly id: string; readonly isOpen: boolean; readonly onClose: () => void; readonly wishes: Wishes; readonly words: FilterWords; readonly scope: CountScope }

/** All filters at once; they act together on the button, which says how many homes it will show. */
export function FilterDialog({ id, isOpen, onClose, wishes, words, scope }: FilterDialogProps) {
  const { t } = words;
  const form = useId();
  const address = useAddress();
  const { filters } = wishes;
  const [changes, setChanges] = useState<Filters>();
  // While closed the dialog shows the page's own wishes: its form stands in the page for readers without script.
  const draft = (isOpen && changes) || filters;
  const count = useHomeCount(scope, draft, isOpen);
  const close = () => { setChanges(undefined); onClose(); };
  const send = (event: FormEvent) => { event.preventDefault(); close(); wishes.replace(changed(draft, {})); };
  const kept = filterKeys.filter((key) => (key === 'bounds' || key === 'area' || key === 'sort' || key === 'movein') && filters[key] !== undefined);
  return (
    <Dialog id={id} isOpen={isOpen} onClose={close} title={t('filters')} closeLabel={t('close')} size="wide" foot={(
      <div className={css.foot}>
        <Button look="link" onClick={() => setChanges(withoutWishes(draft))}>{t('resetFilters')}</Button>
        <Button look="primary" type="submit" form={form}>{count === undefined ? t('showSome') : t('showHomes', { count })}</Button>
      </div>
    )}>
      <form id={form} action={address(wishes.base)} method="get" className={css.groups} onSubmit={send}>
        {kept.map((key) => <input key={key} type="hidden" name={key} value={String(filters[key])} />)}
        <Groups filters={draft} onChange={setChanges} words={words} />
      </form>
    </Dialog>
  );
}

function Groups(props: FieldProps) {
  const { filters, onChange, words: { t, say } } = props;
  const list = (legend: string, name: Parameters<typeof Checks>[0]['name'], vocabulary: Parameters<typeof say>[0], words: readonly string[]) =>
    <Checks {...props} columns legend={legend} name={name} choices={words.map((value) => ({ value, label: say(vocabulary, value) ?? value }))} />;
  return (
    <>
      <PriceField {...props} />
      {list(t('newcomer'), 'newcomer', 'newcomer', newcomerBenefits)}
      <BedsField {...props} />
      <BathsField {...props} />
      <TypeField {...props} />
      <PetsField {...props} />
      <Furniture {...props} />
      {list(t('utilities'), 'utilities', 'utility', utilities)}
      {list(t('amenities'), 'amenities', 'amenity', amenities.filter((one) => one !== 'furnished'))}
      <SizeField {...props} />
      {list(t('laundry'), 'laundry', 'laundry', laundryKinds)}
      {list(t('parking'), 'parking', 'parking', parkingTypes)}
      {list(t('lease'), 'lease', 'lease', leaseTerms)}
      {list(t('accessibility'), 'accessibility', 'accessibility', accessibilityFeatures)}
      <TextInput label={t('keyword')} hint={t('keywordHint')} name="keyword" value={filters.keyword ?? ''} maxLength={200} onChange={(event) => onChange({ ...filters, keyword: event.target.value })} />
    </>
  );
}

function Furniture({ filters, onChange, words: { t, say } }: FieldProps) {
  const wishes = filters.furnished ?? [];
  const label = { true: t('furnishedOrPartly'), yes: say('furnished', 'yes'), partial: say('furnished', 'partial'), no: say('furnished', 'no') } as Record<string, string | undefined>;
  const choices = [{ value: '', label: t('anyFurniture') }, ...[...furnishingWishes].reverse().map((value) => ({ value, label: label[value] ?? value }))];
  return <RadioGroup legend={t('furniture')} name="furnished" choices={choices} value={wishes.length > 1 ? 'true' : wishes[0] ?? ''} onChange={(value) => onChange({ ...filters, furnished: value ? [value] : undefined })} />;
}
