import { api, flash, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Inquiry, inquiryLength, type InquirySummary } from '@porchlight/contracts/catalog';
import { FormSummary, useForm, useIdempotencyKey } from '@porchlight/forms';
import { Button, TextArea } from '@porchlight/ui';
import css from './inquiries.module.css';
import { useInquiryMessages } from './messages/catalog.ts';

interface Props {
  readonly inquiry: InquirySummary;
  readonly onDone: () => void;
}

/** Returns the form of a follow-up message in the same conversation, sent with the contact data of the account. */
function useFollowUpForm({ inquiry: { listing }, onDone }: Props) {
  const t = useInquiryMessages();
  const dispatch = useDispatch();
  const { user } = useSession();
  const [send] = api.useSendInquiryMutation();
  const keyOf = useIdempotencyKey();
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
    }),
    send: async (body) => {
      const { data, error } = await send({ body });
      if (!data) return error as ApiError;
      dispatch(flash(data.isHeld ? { type: 'info', text: t('wasHeld') } : { type: 'success', text: t('wasSent') }));
      onDone();
      return undefined;
    },
  });
}

// Declared outside the component: a callback ref created on each render would focus the field after every keystroke.
const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

export function FollowUpForm({ inquiry, onDone }: Props) {
  const t = useInquiryMessages();
  const form = useFollowUpForm({ inquiry, onDone });
  return (
    <form className={css.write} {...form.props}>
      <FormSummary form={form} />
      <TextArea
        {...form.field('message')}
        rows={4}
        maxLength={inquiryLength.max}
        ref={focusField}
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
