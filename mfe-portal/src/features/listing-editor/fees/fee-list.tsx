import { useMessages } from '@porchlight/client';
import { maxFees, type Fee } from '@porchlight/contracts/catalog';
import { Button, IconButton } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { draftMessages } from '../draft/messages/catalog.ts';
import { FieldError } from '../sections/field-error.tsx';
import css from './fees.module.css';
import { useFeeText } from './use-fee-text.ts';

interface Props {
  readonly form: ListingForm;
  /** Opens the dialog of a fee; without a position that of a new one. */
  readonly onEdit: (position?: number) => void;
}

/** Fees besides the rent, each with buttons that change and remove it. */
export function FeeList({ form, onEdit }: Props) {
  const t = useMessages(draftMessages);
  const feeText = useFeeText(form.stored.currency);
  const heading = useRef<HTMLHeadingElement>(null);
  const { fees = [], lang } = form.values;
  const isAnswered = form.values.fees !== undefined;
  const change = (next: readonly Fee[]) => {
    form.set('fees', next);
    // The pressed button is gone.
    heading.current?.focus();
  };
  return (
    <div id={`${form.id}-fees`} tabIndex={-1} className={css.fees}>
      <h3 ref={heading} tabIndex={-1}>
        {t('field.fees')}
      </h3>
      {fees.length === 0 ? (
        <NoFees isAnswered={isAnswered} onAnswer={() => change([])} />
      ) : (
        <ul className={css.list}>
          {fees.map((fee, position) => (
            <li key={position}>
              <div className={css.texts}>
                <strong lang={lang}>{fee.name}</strong>
                <span className={css.terms}>{feeText(fee)}</span>
              </div>
              <IconButton
                icon={IconPencil}
                label={t('editFee', { name: fee.name })}
                aria-haspopup="dialog"
                onClick={() => onEdit(position)}
              />
              <IconButton
                icon={IconTrash}
                label={t('removeFee', { name: fee.name })}
                onClick={() => change(fees.filter((_, at) => at !== position))}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldError>{form.errors.fees}</FieldError>
      {fees.length < maxFees ? (
        <Button icon={IconPlus} aria-haspopup="dialog" className={css.add} onClick={() => onEdit()}>
          {t('addFee')}
        </Button>
      ) : (
        <p className={css.terms}>{t('maxFees', { count: maxFees })}</p>
      )}
    </div>
  );
}

/** Text of a listing without fees; a button that says so until its landlord has answered. */
function NoFees({ isAnswered, onAnswer }: { readonly isAnswered: boolean; readonly onAnswer: () => void }) {
  const t = useMessages(draftMessages);
  if (isAnswered) return <p className={css.terms}>{t('noFees')}</p>;
  return (
    <>
      <p className={css.terms}>{t('feesUnanswered')}</p>
      <Button className={css.add} onClick={onAnswer}>
        {t('noOtherFees')}
      </Button>
    </>
  );
}
