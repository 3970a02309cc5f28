import { api, flash, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useNavigate } from '@porchlight/client/router';
import { passwordLength, PasswordChange } from '@porchlight/contracts/accounts';
import { FormSummary, NewPassword, useForm, useFormWords } from '@porchlight/forms';
import { Button, PasswordInput } from '@porchlight/ui';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { useAccountWords } from './words/catalogue.ts';

const staff = ['support', 'admin'];

/** A new password for whoever knows the present one; the other sessions end. */
export function ChangePasswordScreen() {
  const t = useAccountWords(), words = useFormWords();
  const { user, role } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [change] = api.useChangePasswordMutation();
  const form = useForm({
    type: PasswordChange, labels: { current_password: t('current'), password: t('resetTitle'), password_confirmation: words('confirmation') }, bodyOf: (values) => values,
    send: async (body) => {
      const { error } = await change({ body });
      if (error) return error as ApiError;
      dispatch(flash({ type: 'success', text: t('changeDone'), timeout: 6000 }));
      navigate('/admin/my-account');
      return undefined;
    },
  });
  if (!user) return null;
  return (
    <AccountPage title={t('changePassword')}>
      <form className={css.form} {...form.props}>
        <p>{t('changeText')}</p>
        <FormSummary form={form} />
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordInput {...form.field('current_password')} autoComplete="current-password" showText={words('show')} hideText={words('hide')} />
        <NewPassword form={form} about={[user.firstName, user.lastName, user.email]} least={staff.includes(role) ? passwordLength.leastOfStaff : passwordLength.least} />
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('resetBusy')}>{t('changeAct')}</Button>
      </form>
      <Link to="/admin/my-account">{t('backToAccount')}</Link>
    </AccountPage>
  );
}
