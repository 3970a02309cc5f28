import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, ErrorState, FormLayout, PageHeader, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { InquiryPersonalData, StaffInquiry } from '@porchlight/contracts/catalog';
import { LinkButton } from '@porchlight/ui';
import { HeldMessage } from './held/held-message.tsx';
import { WriterBlock } from './held/writer-block.tsx';
import { inquiriesCalls } from './inquiries-calls.ts';
import { InquiryFacts } from './inquiry-facts.tsx';
import { InquiryStateBadge } from './inquiry-state-badge.tsx';
import { MessageText, MessageThread } from './message-thread.tsx';
import { inquiriesMessages } from './messages/catalog.ts';
import { PersonalData } from './personal-data.tsx';

const listPath = '/admin/inquiries';
// An id that is not one is refused as input.
const isGone = ({ status }: ApiError) => status === 404 || status === 422;

/** Page of one inquiry, or of its loading, missing and error state. */
export function InquiryDetail() {
  const t = useMessages(inquiriesMessages);
  const { id = '' } = useParams();
  const { data, error, refetch } = inquiriesCalls.useGetStaffInquiryQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const failure = error as ApiError | undefined;
  if (data && !failure) return <Inquiry key={id} inquiry={data.inquiry} reload={refetch} />;
  return (
    <ConsolePage>
      <PageHeader title={t('inquiries')} />
      {!failure && <RowsSkeleton label={t('inquiryLoading')} />}
      {failure && isGone(failure) && (
        <PageMessage
          title={t('inquiryGone')}
          action={
            <LinkButton link={Link} to={listPath}>
              {t('toList')}
            </LinkButton>
          }
        />
      )}
      {failure && !isGone(failure) && (
        <ErrorState
          title={t('inquiryFailed')}
          message={failure.message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
    </ConsolePage>
  );
}

interface InquiryProps {
  readonly inquiry: StaffInquiry;
  readonly reload: () => Promise<unknown>;
}

function Inquiry({ inquiry, reload }: InquiryProps) {
  const t = useMessages(inquiriesMessages);
  const [show, { data, error, isLoading }] = inquiriesCalls.useShowInquiryPersonalDataMutation();
  return (
    <ConsolePage>
      <PageHeader
        title={t('inquiryOf', { renter: inquiry.renter ?? t('erased') })}
        status={<InquiryStateBadge state={inquiry.state} />}
        breadcrumbs={[{ to: listPath, label: t('inquiries') }]}
        breadcrumbsLabel={t('breadcrumbs')}
        link={Link}
      />
      <FormLayout side={<MessageThread inquiry={inquiry} data={data} />}>
        <WriterBlock inquiryId={inquiry.id} isBlocked={inquiry.isWriterBlocked} reload={reload} />
        <HeldMessages inquiry={inquiry} data={data} reload={reload} />
        <PersonalData
          data={data}
          isBusy={isLoading}
          error={error as ApiError | undefined}
          onShow={() => void show({ params: { id: inquiry.id } })}
        />
        <InquiryFacts inquiry={inquiry} />
      </FormLayout>
    </ConsolePage>
  );
}

function HeldMessages({
  inquiry: { id, language, messages },
  data,
  reload,
}: InquiryProps & { readonly data: InquiryPersonalData | undefined }) {
  return messages.map(({ hold, ...message }) =>
    hold ? (
      <HeldMessage key={message.id} inquiryId={id} message={{ ...message, hold }} reload={reload}>
        <MessageText
          text={data?.messages.find((one) => one.id === message.id)?.text}
          length={message.length}
          language={language}
        />
      </HeldMessage>
    ) : null,
  );
}
