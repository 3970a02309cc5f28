import { flash, pageChanged, refreshSession, useSession, wordsReady, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { languages, type Language } from '@porchlight/contracts';
import { UserChange, type User } from '@porchlight/contracts/accounts';
import { FormSummary, NameFields, SaveBar, useForm, useFormWords } from '@porchlight/forms';
import { Card, Select, TextInput } from '@porchlight/ui';
import account from '../../account.module.css';
import { languageNames } from '../../../chrome/languages.ts';
import css from '../my-account.module.css';
import { ownAccount } from '../own-account-calls.ts';
import { useOwnAccountWords } from '../words/catalogue.ts';

/** Names, phone and language. */
export function PersonForm({ user, onDiscard }: { readonly user: User; readonly onDiscard: () => void }) {
  const t = useOwnAccountWords(),
    words = useFormWords();
  const { role } = useSession();
  const first = {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? '',
    language: user.language ?? 'en-CA',
  };
  const form = useForm({
    type: UserChange,
    labels: { firstName: t('firstName'), lastName: t('lastName'), phone: t('phone'), language: t('language') },
    first,
    bodyOf: ({ firstName, lastName, phone, language }) => ({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phone: phone.trim() || null,
      language: language as Language,
    }),
    send: useSaving(),
  });
  const isDirty = form.names.some((name) => form.values[name] !== first[name]);
  return (
    <form className={account.form} {...form.props}>
      <FormSummary form={form} />
      <Card isPadded className={css.part}>
        <h2>{t('names')}</h2>
        <NameFields form={form} />
        {role === 'landlord' ? (
          <TextInput
            {...form.field('phone')}
            hint={t('phoneForLandlord')}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
          />
        ) : (
          <TextInput
            {...form.field('phone')}
            optional={words('optional')}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
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

/** Saves and goes back to the account, whose pages speak the chosen language at once. */
function useSaving() {
  const t = useOwnAccountWords();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [change] = ownAccount.useChangeUserMutation();
  return async (body: UserChange): Promise<ApiError | undefined> => {
    const { data, error } = await change({ body });
    if (!data) return error as ApiError;
    await dispatch(refreshSession());
    dispatch(flash({ type: 'success', text: t('saved') }));
    navigate('/admin/my-account');
    const { language } = data.user;
    if (language)
      await wordsReady(language).then(
        () => {
          dispatch(pageChanged({ language }));
        },
        () => undefined,
      ); // else they speak it when they are next opened
    return undefined;
  };
}
