import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { FormSection, LogoPicker, maxLogoMegabytes, type LogoTexts } from '@porchlight/console-ui';
import type { AnyRecord } from '@porchlight/resource-kit';
import { companiesCalls } from './companies-calls.ts';
import { companiesMessages } from './messages/catalog.ts';

/** Logo of a company, which staff set and remove. */
export function CompanyLogo({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(companiesMessages);
  const dispatch = useDispatch();
  const [setLogo] = companiesCalls.useSetLogoOfCompanyMutation();
  const [removeLogo] = companiesCalls.useRemoveLogoOfCompanyMutation();
  const { name, logo } = record as AnyRecord & { readonly name: string; readonly logo?: string };
  const params = { id: record.id };
  const finish = ({ error }: { readonly error?: unknown }, text: string) => {
    if (error) return reasonOf(error as ApiError);
    dispatch(flash({ type: 'success', text }));
    return undefined;
  };
  return (
    <FormSection title={t('logo')}>
      <LogoPicker
        logo={logo}
        texts={useLogoTexts(name)}
        save={async (picture) => finish(await setLogo({ params, body: { logo: picture } }), t('logoSaved'))}
        remove={async () => finish(await removeLogo({ params }), t('logoRemoved'))}
      />
    </FormSection>
  );
}

const reasonOf = ({ message, errors }: ApiError): string => errors?.['logo']?.[0] ?? message;

function useLogoTexts(name: string): LogoTexts {
  const t = useMessages(companiesMessages);
  return {
    alt: t('logoOf', { name }),
    none: t('noLogo'),
    choose: t('chooseLogo'),
    other: t('otherLogo'),
    saving: t('savingLogo'),
    hint: t('logoHint', { size: maxLogoMegabytes }),
    file: t('logoFile'),
    wrongType: t('logoWrongType'),
    tooLarge: t('logoTooLarge', { size: maxLogoMegabytes }),
    broken: t('logoBroken'),
    remove: t('removeLogo'),
    removeTitle: t('removeLogoTitle'),
    removeText: t('removeLogoText'),
    keep: t('keepLogo'),
    removing: t('removingLogo'),
    close: t('close'),
  };
}
