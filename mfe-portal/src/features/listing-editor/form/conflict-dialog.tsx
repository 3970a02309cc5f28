import { useMessages } from '@porchlight/client';
import { FieldDiff, type Side } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Button, Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { editorMessages } from '../messages/catalog.ts';
import css from './form.module.css';
import { differentFields, valuesOf, type ListingField } from './listing-values.ts';
import { useFieldText } from './use-field-text.tsx';
import type { ListingForm } from './use-listing-form.ts';

type Choices = Readonly<Partial<Record<ListingField, Side>>>;

/** Dialog of the last conflict. It stays while it is closed: closing it returns the focus to where it was. */
export function ConflictDialog({ form }: { readonly form: ListingForm }) {
  const { theirs } = form.conflict;
  return theirs && <Comparison key={theirs.version} form={form} theirs={theirs} />;
}

/**
 * Comparison of the form with what was saved meanwhile, with a choice for each field. Fields that the user did not
 * change are taken over unless the user chooses otherwise.
 */
function Comparison({ form, theirs }: { readonly form: ListingForm; readonly theirs: OwnListing }) {
  const t = useMessages(editorMessages);
  const tForm = useFormMessages();
  const textOf = useFieldText(theirs);
  const [chosen, setChosen] = useState<Choices>({});
  const saved = valuesOf(theirs);
  const own = differentFields(form.values, valuesOf(form.stored));
  const names = differentFields(form.values, saved);
  const sideOf = (name: ListingField): Side => chosen[name] ?? (own.includes(name) ? 'mine' : 'theirs');
  const taken = names.filter((name) => sideOf(name) === 'theirs');
  const merged = { ...form.values, ...Object.fromEntries(taken.map((name) => [name, saved[name]])) };
  return (
    <Dialog
      isOpen={form.conflict.isOpen}
      onClose={form.conflict.close}
      title={t('conflictTitle')}
      closeLabel={tForm('close')}
      size="wide"
      foot={
        <>
          <Button onClick={form.conflict.close}>{t('cancel')}</Button>
          <Button look="primary" onClick={() => form.merge(merged, theirs)}>
            {t('saveChosen')}
          </Button>
        </>
      }
    >
      <p className={css.intro}>{t('conflictText')}</p>
      <FieldDiff
        differences={names.map((name) => ({
          key: name,
          label: t(`field.${name}`),
          mine: textOf(name, form.values, saved),
          theirs: textOf(name, saved, form.values),
        }))}
        choice={Object.fromEntries(names.map((name) => [name, sideOf(name)]))}
        onChoice={(name, side) => setChosen((now) => ({ ...now, [name]: side }))}
        texts={{ mine: t('mine'), theirs: t('theirs'), keepMine: t('keepMine'), takeTheirs: t('takeTheirs') }}
      />
    </Dialog>
  );
}
