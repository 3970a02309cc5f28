import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Company } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import { useRef, useState } from 'react';
import { accountDetailsCalls } from '../account-details-calls.ts';
import page from '../account-details.module.css';
import { accountDetailsMessages } from '../messages/catalog.ts';
import { logoPictureOf, logoTypes, maxLogoMegabytes } from './logo-picture.ts';
import css from './logo.module.css';
import { RemoveLogo } from './remove-logo.tsx';

interface Props {
  readonly company: Company;
  readonly onChanged: (logo: string | undefined) => void;
}

/** Logo of the company: choose, replace and remove. */
export function CompanyLogo({ company: { name, logo }, onChanged }: Props) {
  const t = useMessages(accountDetailsMessages);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { choose, isBusy, error } = useChosenLogo(onChanged);
  return (
    <section className={css.part} aria-labelledby="company-logo">
      <h3 id="company-logo">{t('logo')}</h3>
      <div className={css.row}>
        {logo ? (
          <img src={logo} alt={t('logoOf', { name })} width="72" height="72" className={css.logo} />
        ) : (
          <p className={page.text}>{t('noLogo')}</p>
        )}
        <Button ref={chooser} isBusy={isBusy} busyText={t('logoSaving')} onClick={() => input.current?.click()}>
          {t(logo ? 'logoOther' : 'logoChoose')}
        </Button>
        {logo && (
          <RemoveLogo
            onRemoved={() => {
              onChanged(undefined);
              chooser.current?.focus();
            }}
          />
        )}
      </div>
      <p className={page.text}>{t('logoHint', { size: maxLogoMegabytes })}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={logoTypes.join()}
        aria-label={t('logoFile')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          if (file) void choose(file).finally(() => (target.value = ''));
        }}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </section>
  );
}

/** Returns a function that sends a chosen picture as the logo. */
function useChosenLogo(onChanged: Props['onChanged']) {
  const t = useMessages(accountDetailsMessages);
  const dispatch = useDispatch();
  const [send, { isLoading }] = accountDetailsCalls.useSetCompanyLogoMutation();
  const [error, setError] = useState<string>();
  const choose = async (file: File) => {
    const picture = await logoPictureOf(file);
    if (typeof picture === 'string') return setError(t(picture, { size: maxLogoMegabytes }));
    const { data, error: refusal } = await send({ body: picture });
    if (!data) {
      const { message, errors } = refusal as ApiError;
      return setError(errors?.['logo']?.[0] ?? message);
    }
    setError(undefined);
    onChanged(data.company.logo);
    dispatch(flash({ type: 'success', text: t('logoSaved') }));
  };
  return { choose, isBusy: isLoading, error };
}
