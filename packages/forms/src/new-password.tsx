import { passwordLength } from '@porchlight/contracts/accounts';
import { Icon, PasswordInput, VisuallyHidden } from '@porchlight/ui';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import css from './forms.module.css';
import { passwordRules } from './password-rules.ts';
import type { FieldState } from './use-form.ts';
import { useFormMessages } from './messages/catalog.ts';

type PasswordField = 'password' | 'password_confirmation';
interface Props {
  readonly form: {
    readonly values: Readonly<Record<PasswordField, string>>;
    readonly field: (name: PasswordField) => FieldState;
  };
  /** Texts that the password must not contain: name and address of the user, as far as they are known. */
  readonly about?: readonly string[];
  readonly min?: number;
}

/** New password and its confirmation, with the rules listed in advance. */
export function NewPassword({ form, about = [], min = passwordLength.min }: Props) {
  const t = useFormMessages();
  const met = passwordRules(form.values, about, min);
  const rules = [
    [t('ruleLength', { count: min }), met.isLong],
    [t('ruleName'), met.isNotPersonal],
    [t('ruleSame'), met.isSame],
  ] as const;
  const shown = {
    showText: t('show'),
    hideText: t('hide'),
    autoComplete: 'new-password',
    maxLength: passwordLength.max,
  } as const;
  return (
    <div className={css.whole}>
      <div>
        <p className={css.lead}>{t('rules')}</p>
        <ul className={css.rules}>
          {rules.map(([text, isMet]) => (
            <li key={text} className={isMet ? css.met : undefined}>
              <Icon of={isMet ? IconCircleCheck : IconCircle} size={16} />
              <span>
                {text}
                <VisuallyHidden> ({t(isMet ? 'met' : 'notYet')})</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <PasswordInput {...form.field('password')} {...shown} hint={t('ruleGuess')} />
      <PasswordInput {...form.field('password_confirmation')} {...shown} />
    </div>
  );
}
