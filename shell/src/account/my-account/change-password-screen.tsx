import { alertShown, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useNavigate } from '@porchlight/client/router';
import { passwordLength, PasswordChange } from '@porchlight/contracts/accounts';
import { FormSummary, NewPassword, useForm, useFormMessages } from '@porchlight/forms';
import { Button, PasswordInput } from '@porchlight/ui';
import css from '../account.module.css';
import { AccountPage } from '../account-page.tsx';
import { accountCalls } from './account-calls.ts';
import { isStaff } from './is-staff.ts';
import { useOwnAccountMessages } from './messages/catalog.ts';

/** Renders the form that changes the password with the current one; all other sessions end. */
export function ChangePasswordScreen() {
  const t = useOwnAccountMessages();
  const tForm = useFormMessages();
  const { user, role } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [change] = accountCalls.useChangePasswordMutation();
  const form = useForm({
    type: PasswordChange,
    labels: {
      current_password: t('current'),
      password: t('passwordNew'),
      password_confirmation: tForm('confirmation'),
    },
    bodyOf: (values) => values,
    send: async (body) => {
      const { error } = await change({ body });
      if (error) return error as ApiError;
      dispatch(alertShown({ id: 'password', type: 'success', message: t('passwordDone') }));
      navigate('/admin/my-account');
      return undefined;
    },
  });
  if (!user) return null;
  return (
    <AccountPage title={t('changePassword')}>
      <form className={css.form} {...form.props}>
        <p>{t('passwordText')}</p>
        <FormSummary form={form} />
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordInput
          {...form.field('current_password')}
          autoComplete="current-password"
          showText={tForm('show')}
          hideText={tForm('hide')}
        />
        <NewPassword
          form={form}
          about={[user.firstName, user.lastName, user.email]}
          min={isStaff(role) ? passwordLength.minForStaff : passwordLength.min}
        />
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('passwordBusy')}>
          {t('changePassword')}
        </Button>
      </form>
      <Link to="/admin/my-account">{t('back')}</Link>
    </AccountPage>
  );
}
