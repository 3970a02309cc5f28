import { flash, pageChanged, refreshSession, useSession, messagesReady, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { languages, type Language } from '@porchlight/contracts';
import { UserChange, type User } from '@porchlight/contracts/accounts';
import { FormSummary, NameFields, SaveBar, useForm, useFormMessages } from '@porchlight/forms';
import { Card, PasswordInput, Select, TextInput } from '@porchlight/ui';
import account from '../../account.module.css';
import { languageNames } from '../../../layout/languages.ts';
import css from '../my-account.module.css';
import { accountCalls } from '../account-calls.ts';
import { useOwnAccountMessages } from '../messages/catalog.ts';

/** Renders the form for names, phone and language. */
export function AccountDetailsForm({ user, onDiscard }: { readonly user: User; readonly onDiscard: () => void }) {
  const t = useOwnAccountMessages();
  const tForm = useFormMessages();
  const { role } = useSession();
  const first = {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? '',
    language: user.language ?? 'en-CA',
    current_password: '',
  };
  const form = useForm({
    type: UserChange,
    labels: {
      firstName: t('firstName'),
      lastName: t('lastName'),
      phone: t('phone'),
      current_password: t('current'),
      language: t('language'),
    },
    initialValues: first,
    bodyOf: ({ firstName, lastName, phone, current_password: password, language }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phone: phone.trim() || null,
      language: language as Language,
      ...(phone === first.phone ? {} : { current_password: password }),
    }),
    send: useSave(),
  });
  const isDirty = form.names.some((name) => form.values[name] !== first[name]);
  return (
    <form className={account.form} {...form.props}>
      <FormSummary form={form} />
      <Card isPadded className={css.part}>
        <h2>{t('names')}</h2>
        <NameFields form={form} />
        <TextInput
          {...form.field('phone')}
          {...(role === 'landlord' ? { hint: t('phoneForLandlord') } : { optional: tForm('optional') })}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
        />
        {form.values.phone !== first.phone && (
          <PasswordInput
            {...form.field('current_password')}
            hint={t('currentWhy')}
            autoComplete="current-password"
            showText={tForm('show')}
            hideText={tForm('hide')}
          />
        )}
      </Card>
      <Card isPadded className={css.part}>
        <h2>{t('language')}</h2>
        <Select
          {...form.field('language')}
          isLabelHidden
          hint={t('languageWhy')}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </Card>
      <SaveBar isDirty={isDirty} isBusy={form.isBusy} saveText={t('save')} onDiscard={onDiscard} />
    </form>
  );
}

/** Returns a function that saves the account, returns to My Account and switches the page to the saved language. */
function useSave() {
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [change] = accountCalls.useChangeUserMutation();
  return async (body: UserChange): Promise<ApiError | undefined> => {
    const { data, error } = await change({ body });
    if (!data) return error as ApiError;
    await dispatch(refreshSession());
    dispatch(flash({ type: 'success', text: t('saved') }));
    navigate('/admin/my-account');
    const { language } = data.user;
    if (language)
      await messagesReady(language).then(
        () => {
          dispatch(pageChanged({ language }));
        },
        () => undefined,
      ); // on failure the language applies when a page is next opened
    return undefined;
  };
}
