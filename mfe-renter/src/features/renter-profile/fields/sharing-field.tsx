import { shareableFields } from '@porchlight/contracts/accounts';
import { Checkbox } from '@porchlight/ui';
import { listIn } from '../profile-values.ts';
import css from '../renter-profile.module.css';
import type { ProfileForm } from '../use-profile-form.ts';
import { useProfileWords } from '../words/catalogue.ts';
import { FieldGroup } from './field-group.tsx';
import { toggled } from './toggle-list.tsx';

type Shareable = (typeof shareableFields)[number];
const isSaid = ({ values }: ProfileForm, field: Shareable) =>
  (field === 'budget' ? values.budgetMin + values.budgetMax : values[field]) !== '';

/** What goes along with an inquiry, field by field; nothing unless it is ticked. */
export function SharingField({ form }: { readonly form: ProfileForm }) {
  const t = useProfileWords();
  const shared = listIn(form.values.shareByDefault);
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
            hint={isSaid(form, field) ? undefined : t('nothingYet')}
            checked={shared.includes(field)}
            onChange={() => form.change('shareByDefault', toggled(shared, field, shareableFields))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
