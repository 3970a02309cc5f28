import { useMessages, type ApiError } from '@porchlight/client';
import { KeyValue, ListCard, StatusBadge, type StatusTone } from '@porchlight/console-ui';
import { LinkLookup, type LinkLookupResponse } from '@porchlight/contracts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { useMoment } from '../../../shared/use-moment.ts';
import { utilitiesMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import { linkCalls } from './link-calls.ts';
import css from './link.module.css';

const tones: Readonly<Record<LinkLookupResponse['state'], StatusTone>> = {
  valid: 'ok',
  expired: 'warn',
  used: 'quiet',
  unknown: 'danger',
};

/** Looks up the kind and the state of a link of a mail, in the services that write such mails. */
export function LinkTab({ tabs }: TabProps) {
  const t = useMessages(utilitiesMessages);
  const [found, setFound] = useState<LinkLookupResponse>();
  const lookUp = useLinkLookup();
  const form = useForm<'link', LinkLookup>({
    type: LinkLookup,
    labels: { link: t('link.label') },
    bodyOf: ({ link }) => ({ link: link.trim() }),
    send: async (body) => {
      const { response, error } = await lookUp(body);
      setFound(response);
      if (response) form.fill({ link: '' });
      return error;
    },
  });
  return (
    <ListCard {...tabs}>
      <div className={css.tab}>
        <form className={css.form} aria-label={t('link')} {...form.props}>
          <FormSummary form={form} title={t('link.failed')} />
          <TextInput {...form.field('link')} hint={t('link.hint')} autoComplete="off" spellCheck={false} />
          <div>
            <Button type="submit" look="primary" isBusy={form.isBusy} busyText={t('link.searching')}>
              {t('link.search')}
            </Button>
          </div>
        </form>
        <div role="status">{found && <FoundLink found={found} />}</div>
      </div>
    </ListCard>
  );
}

/** Returns a function that requests the state of a link from both services. One that knows the link is enough. */
function useLinkLookup() {
  const [inAccounts] = linkCalls.useLookUpAccountsLinkMutation();
  const [inCatalog] = linkCalls.useLookUpCatalogLinkMutation();
  return async (body: LinkLookup): Promise<{ response?: LinkLookupResponse; error?: ApiError }> => {
    const results = await Promise.all([inAccounts({ body }), inCatalog({ body })]);
    const known = results.find(({ data }) => data && data.state !== 'unknown')?.data;
    if (known) return { response: known };
    const error = results.find((result) => result.error)?.error as ApiError | undefined;
    return error ? { error } : { response: { state: 'unknown' } };
  };
}

function FoundLink({ found: { state, purpose, validUntil } }: { readonly found: LinkLookupResponse }) {
  const t = useMessages(utilitiesMessages);
  const momentOf = useMoment();
  return (
    <div className={css.found}>
      <StatusBadge tone={tones[state]}>{t(`link.state.${state}`)}</StatusBadge>
      <p>{t(`link.text.${state}`)}</p>
      {purpose !== undefined && validUntil !== undefined && (
        <KeyValue
          facts={[
            { key: 'purpose', label: t('link.purpose'), value: t(`link.purpose.${purpose}`) },
            { key: 'end', label: t('link.validUntil'), value: momentOf(validUntil) },
          ]}
        />
      )}
    </div>
  );
}
