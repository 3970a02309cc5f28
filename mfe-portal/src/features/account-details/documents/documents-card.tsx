import { useFormat, useMessages, useNow, type ApiError } from '@porchlight/client';
import { ErrorState, StatusBadge } from '@porchlight/console-ui';
import {
  documentRetentionDays,
  maxAccountDocuments,
  maxDocumentBytes,
  type DocumentRequest,
  type OwnAccountDocument,
  type OwnAccountDocuments,
} from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import page from '../account-details.module.css';
import { documentCalls } from './document-calls.ts';
import { DocumentRow } from './document-row.tsx';
import css from './documents.module.css';
import { KindSection } from './kind-section.tsx';
import { documentMessages } from './messages/catalog.ts';
import { useDocumentUploads } from './use-document-uploads.ts';

/**
 * Card with the documents that support requested, and those that were handed in. Without either there is none. A call
 * that fails says so: a request may be due.
 */
export function DocumentsCard() {
  const t = useMessages(documentMessages);
  const { data, error, refetch } = documentCalls.useListAccountDocumentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error)
    return (
      <div className={page.wide}>
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data?.request && !data?.documents.length) return null;
  return (
    <section id="documents" aria-labelledby="documents-title" className={page.wide}>
      <Card isPadded className={css.card}>
        <Documents list={data} reload={refetch} />
      </Card>
    </section>
  );
}

interface Props {
  readonly list: OwnAccountDocuments;
  readonly reload: () => PromiseLike<unknown>;
}
function Documents({ list: { request, documents }, reload }: Props) {
  const t = useMessages(documentMessages);
  const ofRequest = request ? documents.filter((document) => isOf(request, document)) : [];
  const others = documents.filter((document) => !ofRequest.includes(document));
  return (
    <>
      <div className={page.head}>
        <h2 id="documents-title">{t('title')}</h2>
        {request && <RequestState request={request} documents={ofRequest} />}
      </div>
      {request && <Requested request={request} documents={ofRequest} reload={reload} />}
      {others.length > 0 && (
        <ul className={css.list} aria-label={t('earlier')}>
          {others.map((document) => (
            <DocumentRow key={document.id} document={document} onRemoved={reload} />
          ))}
        </ul>
      )}
      <p className={css.text}>{t('protection', { days: documentRetentionDays })}</p>
    </>
  );
}

/** Documents that were handed in before this request belong to an earlier one. */
const isOf = ({ requestedAt, kinds }: DocumentRequest, { kind, handedInAt, deletesAt }: OwnAccountDocument) =>
  deletesAt === undefined && kinds.includes(kind) && Date.parse(handedInAt) >= Date.parse(requestedAt);

interface RequestProps {
  readonly request: DocumentRequest;
  readonly documents: readonly OwnAccountDocument[];
}
function RequestState({ request: { dueAt }, documents }: RequestProps) {
  const t = useMessages(documentMessages);
  const format = useFormat();
  const isLate = useNow().getTime() > Date.parse(dueAt);
  if (documents.length > 0) return <StatusBadge tone="ok">{t('arrived')}</StatusBadge>;
  return (
    <StatusBadge tone={isLate ? 'danger' : 'warn'}>
      {t(isLate ? 'overdue' : 'due', { date: format.date(dueAt) })}
    </StatusBadge>
  );
}

function Requested({ request, documents, reload }: RequestProps & Pick<Props, 'reload'>) {
  const t = useMessages(documentMessages);
  const format = useFormat();
  const uploads = useDocumentUploads(maxAccountDocuments - documents.length, reload);
  const limits = { count: maxAccountDocuments, size: maxDocumentBytes / 1024 / 1024 };
  return (
    <>
      <p className={css.text}>{t('why', { date: format.date(request.dueAt, 'long') })}</p>
      <blockquote className={css.request}>{request.text}</blockquote>
      <p className={css.text}>{t(uploads.isFull ? 'full' : 'formats', limits)}</p>
      {request.kinds.map((kind) => (
        <KindSection key={kind} kind={kind} documents={documents} uploads={uploads} onRemoved={reload} />
      ))}
      {documents.length > 0 && (
        <p role="status" className={css.text}>
          {t('next')}
        </p>
      )}
    </>
  );
}
