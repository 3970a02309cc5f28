import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState } from '@porchlight/console-ui';
import type { LeadContact } from '@porchlight/contracts/catalog';
import { Button, Notice, Skeleton, VisuallyHidden } from '@porchlight/ui';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import { leadContactMessages, type LeadContactMessageKey } from './messages/catalog.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** Whether the saved contact address gets messages, and the button that asks its mailbox. Nothing while it is edited. */
export function ContactMailbox({ form: { stored, values } }: { readonly form: ListingForm }) {
  const { id, contactEmail } = stored;
  const isSaved = values.contactEmail.trim().toLowerCase() === contactEmail;
  return isSaved ? <LoadedMailbox key={contactEmail} listingId={id} /> : null;
}

function LoadedMailbox({ listingId }: { readonly listingId: string }) {
  const t = useMessages(leadContactMessages);
  const tEditor = useMessages(editorMessages);
  const { data, error, isFetching, refetch } = ownListingCalls.useGetLeadContactQuery(
    { params: { id: listingId } },
    fresh,
  );
  // What an earlier address had must not be shown for this one.
  if (isFetching)
    return (
      <div>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton shape="short" />
      </div>
    );
  if (!data)
    return (
      <ErrorState
        title={t('failed')}
        message={(error as ApiError | undefined)?.message}
        retryText={tEditor('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  return <MailboxState listingId={listingId} loaded={data} />;
}

const tones: Partial<Record<LeadContact['state'], 'ok' | 'warn'>> = {
  unasked: 'warn',
  confirmed: 'ok',
  refused: 'warn',
};

/** Button of the states in which the mailbox can be asked, and why it cannot be asked now. */
const questions: Partial<Record<LeadContact['state'], Readonly<Record<'button' | 'why', LeadContactMessageKey>>>> = {
  unasked: { button: 'ask', why: 'confirmFirst' },
  waiting: { button: 'askAgain', why: 'onceADay' },
};

function MailboxState({ listingId, loaded }: { readonly listingId: string; readonly loaded: LeadContact }) {
  const t = useMessages(leadContactMessages);
  const [request, { data, error, isLoading }] = ownListingCalls.useRequestLeadContactMutation();
  const { state, canRequest } = data ?? loaded;
  if (state === 'none') return null;
  const question = questions[state];
  return (
    <>
      <Notice
        tone={tones[state] ?? 'info'}
        role="status"
        acts={
          question && (
            <Button
              disabled={!canRequest}
              isBusy={isLoading}
              busyText={t('asking')}
              onClick={() => void request({ params: { id: listingId } })}
            >
              {t(question.button)}
            </Button>
          )
        }
      >
        {t(`state.${state}`)}
        {question && !canRequest && ` ${t(question.why)}`}
      </Notice>
      {error && (
        <Notice tone="danger" role="alert" title={t('notAsked')}>
          {(error as ApiError).message}
        </Notice>
      )}
    </>
  );
}
