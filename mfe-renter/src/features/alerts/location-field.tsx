import type { Suggestion } from '@porchlight/contracts/catalog';
import type { FieldState } from '@porchlight/forms';
import { Combobox } from '@porchlight/ui';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useState } from 'react';
import { useAddressSuggestions } from '../../shared/points-of-interest/use-address-suggestions.ts';
import css from './alerts.module.css';
import { useAlertMessages } from './messages/catalog.ts';

const optionId = ({ kind, id }: Suggestion): string => `${kind}-${id}`;
const labelOf = ({ kind, name, province }: Suggestion): string =>
  kind === 'province' || !province ? name : `${name}, ${province}`;

interface Props {
  /** Field with the search URL of the location; empty until one is picked. */
  readonly field: FieldState;
  readonly initialText?: string;
  readonly onPick: (locationUrl: string) => void;
}
/** Renders the search field of an alert's location. */
export function LocationField({ field: { id, label, value, error }, initialText = '', onPick }: Props) {
  const t = useAlertMessages();
  const [text, setText] = useState(initialText);
  const { suggestions, isNothing, isFailed } = useAddressSuggestions(text, value === '');
  return (
    <div id={id} tabIndex={-1}>
      <p className={css.label} aria-hidden>
        {label}
      </p>
      <Combobox
        label={label}
        name="place"
        text={text}
        placeholder={t('placeHint')}
        icon={IconPin}
        onText={(typed) => {
          setText(typed);
          onPick('');
        }}
        options={suggestions.map((location) => ({ id: optionId(location), label: labelOf(location) }))}
        onPick={(chosen) => {
          const location = suggestions.find((one) => optionId(one) === chosen);
          if (!location) return;
          setText(labelOf(location));
          onPick(location.url);
        }}
        note={isFailed ? t('searchFailed') : isNothing ? t('noPlace') : undefined}
      />
      {error && <p className={css.error}>{t('needPlace')}</p>}
    </div>
  );
}
