import { api, type ApiError } from '@porchlight/client';
import { FavouriteToggle } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Notice, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useSaveByEmailMessages } from './messages/catalog.ts';
import css from './save-by-email.module.css';

interface Props {
  /** The guest's favourites, newest first; at least one. */
  readonly ids: readonly string[];
}
/** Form that mails a guest a link that saves the favourites of this device under an address. */
export function SaveByEmailForm({ ids }: Props) {
  const t = useSaveByEmailMessages();
  const [mirror] = api.useAuditFavouritesMutation();
  const [save] = api.useToggleFavouriteMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    type: FavouriteToggle,
    labels: { email: t('email') },
    // The contract allows a favourite without an email address; here an empty one is rejected at its field.
    bodyOf: ({ email }): FavouriteToggle => ({ listingId: ids[0] ?? '', active: 1, email: email.trim() }),
    send: async (body) => {
      // The link saves the server's copy of the list, which lacks what was saved offline.
      const { error: notMirrored } = await mirror({ body: { favouriteListings: [...ids] } });
      const { error } = notMirrored ? { error: notMirrored } : await save({ body });
      if (!error) setSentTo(body.email);
      return error as ApiError | undefined;
    },
  });
  if (sentTo !== undefined) return <Sent email={sentTo} />;
  return (
    <form className={css.form} {...form.props}>
      <FormSummary form={form} />
      <div className={css.line}>
        <TextInput {...form.field('email')} type="email" autoComplete="email" inputMode="email" maxLength={254} />
        <Button type="submit" look="primary" isBusy={form.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
      </div>
      <p className={css.how}>{t('how')}</p>
    </form>
  );
}

/** Note that the mail was sent. It replaces the pressed button and takes the focus. */
function Sent({ email }: { readonly email: string }) {
  const t = useSaveByEmailMessages();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, []);
  return (
    <div ref={note} tabIndex={-1} className={css.sent}>
      <Notice tone="ok" role="status" title={t('sent')}>
        {t('sentText', { email })}
      </Notice>
    </div>
  );
}
