import { useFormat, useLanguage } from '@porchlight/client';
import type { FieldState } from '@porchlight/forms';
import { Select } from '@porchlight/ui';
import css from './alerts.module.css';
import { useAlertMessages } from './messages/catalog.ts';
import { bedChoices, rentChoices, sameBeds } from './search-url.ts';

interface Props {
  readonly beds: FieldState;
  readonly rent: FieldState;
}
/**
 * Renders the filters of an alert: minimum bedrooms and maximum rent. A value that is not a choice is added to them.
 */
export function FilterFields({ beds, rent }: Props) {
  const t = useAlertMessages();
  const { money } = useFormat();
  const currency = useLanguage() === 'en-US' ? 'USD' : 'CAD';
  const ownRent = Number(rent.value);
  const rents = [...new Set([...rentChoices, ...(ownRent > 0 ? [ownRent] : [])])].sort((a, b) => a - b);
  return (
    <div className={css.pair}>
      <Select
        {...beds}
        choices={[
          { value: '', label: t('any') },
          ...(beds.value === sameBeds ? [{ value: sameBeds, label: t('sameBeds') }] : []),
          ...bedChoices.map((count) => ({ value: String(count), label: t('bedsFrom', { count }) })),
        ]}
      />
      <Select
        {...rent}
        choices={[
          { value: '', label: t('any') },
          ...rents.map((amount) => ({ value: String(amount), label: money(amount, currency) })),
        ]}
      />
    </div>
  );
}
