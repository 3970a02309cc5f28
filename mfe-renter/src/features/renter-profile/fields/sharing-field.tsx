import { shareableFields } from '@porchlight/contracts/accounts';
import { Checkbox } from '@porchlight/ui';
import { parseList } from '../profile-values.ts';
import css from '../profile-form.module.css';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileMessages } from '../messages/catalog.ts';
import { FieldGroup } from './field-group.tsx';
import { toggleInList } from './toggle-list.tsx';

type Shareable = (typeof shareableFields)[number];
const isFilled = ({ values }: ProfileForm, field: Shareable) =>
  (field === 'budget' ? values.budgetMin + values.budgetMax : values[field]) !== '';

/** Renders the fields that are shared with an inquiry by default; only checked fields are shared. */
export function SharingField({ form }: { readonly form: ProfileForm }) {
  const t = useProfileMessages();
  const shared = parseList(form.values.shareByDefault);
  const nameOf = (field: Shareable) =>
    field === 'budget' ? t('shareBudget') : field === 'about' ? t('shareAbout') : t(field);
  return (
    <FieldGroup field={form.field('shareByDefault')} isNamed>
      <p className={css.hint}>{t('sharingText')}</p>
      <div className={css.ticks}>
        {shareableFields.map((field) => (
          <Checkbox
            key={field}
            label={nameOf(field)}
            hint={isFilled(form, field) ? undefined : t('nothingYet')}
            checked={shared.includes(field)}
            onChange={() => form.change('shareByDefault', toggleInList(shared, field, shareableFields))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
