import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { LogoPicker, maxLogoMegabytes, type LogoTexts } from '@porchlight/console-ui';
import type { Company, CompanyResponse } from '@porchlight/contracts/accounts';
import { accountDetailsCalls } from '../account-details-calls.ts';
import { accountDetailsMessages } from '../messages/catalog.ts';
import css from './logo.module.css';

interface Props {
  readonly company: Company;
  readonly onChanged: (logo: string | undefined) => void;
}

/** Logo of the landlord's company. */
export function CompanyLogo({ company: { name, logo }, onChanged }: Props) {
  const t = useMessages(accountDetailsMessages);
  const dispatch = useDispatch();
  const [setLogo] = accountDetailsCalls.useSetCompanyLogoMutation();
  const [removeLogo] = accountDetailsCalls.useRemoveCompanyLogoMutation();
  const finish = (
    { data, error }: { readonly data?: CompanyResponse | undefined; readonly error?: unknown },
    text: string,
  ) => {
    if (!data) return reasonOf(error as ApiError);
    onChanged(data.company.logo);
    dispatch(flash({ type: 'success', text }));
    return undefined;
  };
  return (
    <section className={css.part} aria-labelledby="company-logo">
      <h3 id="company-logo">{t('logo')}</h3>
      <LogoPicker
        logo={logo}
        texts={useLogoTexts(name)}
        save={async (picture) => finish(await setLogo({ body: { logo: picture } }), t('logoSaved'))}
        remove={async () => finish(await removeLogo(), t('logoRemoved'))}
      />
    </section>
  );
}

const reasonOf = ({ message, errors }: ApiError): string => errors?.['logo']?.[0] ?? message;

function useLogoTexts(name: string): LogoTexts {
  const t = useMessages(accountDetailsMessages);
  return {
    alt: t('logoOf', { name }),
    none: t('noLogo'),
    choose: t('logoChoose'),
    other: t('logoOther'),
    saving: t('logoSaving'),
    hint: t('logoHint', { size: maxLogoMegabytes }),
    file: t('logoFile'),
    wrongType: t('logoWrongType'),
    tooLarge: t('logoTooLarge', { size: maxLogoMegabytes }),
    broken: t('logoBroken'),
    remove: t('logoRemove'),
    removeTitle: t('logoRemoveTitle'),
    removeText: t('logoRemoveText'),
    keep: t('logoKeep'),
    removing: t('logoRemoving'),
    close: t('close'),
  };
}
