import { api, flash, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Inquiry, type InquirySummary } from '@porchlight/contracts/catalog';
import { FormSummary, useForm, useMessageKey } from '@porchlight/forms';
import { Button, TextArea } from '@porchlight/ui';
import { useState } from 'react';
import css from './inquiries.module.css';
import { useInquiryWords } from './words/catalogue.ts';

interface Props {
  readonly inquiry: InquirySummary;
  readonly onDone: () => void;
}

/** A further message to the same landlord: it goes on the same conversation, with the name and address of the first one. */
function useWriteAgain({ inquiry: { listing }, onDone }: Props) {
  const t = useInquiryWords();
  const dispatch = useDispatch();
  const { user } = useSession();
  const [send] = api.useSendInquiryMutation();
  const [openedAt] = useState(() => performance.now());
  const keyOf = useMessageKey();
  return useForm({
    type: Inquiry,
    labels: { message: t('yourMessage') },
    bodyOf: ({ message }) => ({
      listingId: listing.id,
      key: keyOf(message.trim()),
      message: message.trim(),
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      ...(user?.phone ? { phone: user.phone } : {}),
      consentToShare: true as const,
      openForMs: Math.round(performance.now() - openedAt),
    }),
    send: async (body) => {
      const { error } = await send({ body });
      if (error) return error as ApiError;
      dispatch(flash({ type: 'success', text: t('wasSent') }));
      onDone();
      return undefined;
    },
  });
}

// Outside of the form: one that is made anew with every word would take the focus back each time.
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** The form of a further message. */
export function WriteAgain({ inquiry, onDone }: Props) {
  const t = useInquiryWords();
  const form = useWriteAgain({ inquiry, onDone });
  return (
    <form className={css.write} {...form.props}>
      <FormSummary form={form} />
      <TextArea
        {...form.field('message')}
        rows={4}
        maxLength={2000}
        ref={focus}
        hint={t('writeHint', { landlord: inquiry.landlord.name })}
      />
      <div className={css.acts}>
        <Button look="primary" type="submit" isBusy={form.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
