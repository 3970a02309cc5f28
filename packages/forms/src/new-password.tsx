import { passwordLength } from '@porchlight/contracts/accounts';
import { Icon, PasswordInput, VisuallyHidden } from '@porchlight/ui';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import css from './forms.module.css';
import { passwordRules } from './password-rules.ts';
import type { FieldState } from './use-form.ts';
import { useFormWords } from './words/catalogue.ts';

type PasswordField = 'password' | 'password_confirmation';
interface Props {
  readonly form: {
    readonly values: Readonly<Record<PasswordField, string>>;
    readonly field: (name: PasswordField) => FieldState;
  };
  /** What the password may not say: name and address of its owner, as far as they are known. */
  readonly about?: readonly string[];
  readonly least?: number;
}

/** A new password and the same again, with its rules listed before anything is typed. */
export function NewPassword({ form, about = [], least = passwordLength.least }: Props) {
  const t = useFormWords();
  const met = passwordRules(form.values, about, least);
  const rules = [
    [t('ruleLength', { count: least }), met.isLong],
    [t('ruleName'), met.isNotAboutThem],
    [t('ruleSame'), met.isSame],
  ] as const;
  const shown = {
    showText: t('show'),
    hideText: t('hide'),
    autoComplete: 'new-password',
    maxLength: passwordLength.most,
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
