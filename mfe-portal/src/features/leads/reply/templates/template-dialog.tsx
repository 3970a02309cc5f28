import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import type { ReplyTemplate } from '@porchlight/contracts/catalog';
import { Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { leadsCalls } from '../../leads-calls.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { templateMessages } from './messages/catalog.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
/** What the dialog shows; the form without a template is that of a new one. */
type View =
  | { readonly kind: 'list'; readonly report?: string }
  | { readonly kind: 'form'; readonly template?: ReplyTemplate }
  | { readonly kind: 'deletion'; readonly template: ReplyTemplate };

/** Dialog in which a landlord writes, changes and deletes own quick replies. */
export function TemplateDialog({ isOpen, onClose }: Props) {
  const t = useMessages(templateMessages);
  const [view, setView] = useState<View>({ kind: 'list' });
  const close = () => {
    setView({ kind: 'list' });
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={useTitle(view)} closeLabel={t('close')}>
      {isOpen && <Content view={view} onView={setView} />}
    </Dialog>
  );
}

function useTitle(view: View): string {
  const t = useMessages(templateMessages);
  if (view.kind === 'list') return t('manageReplies');
  if (view.kind === 'deletion') return t('deleteTitle', { name: view.template.name });
  return t(view.template ? 'editTitle' : 'newTitle');
}

function Content({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const t = useMessages(templateMessages);
  const { data, error, refetch } = leadsCalls.useListReplyTemplatesQuery();
  const back = (report?: string) => onView({ kind: 'list', ...(report === undefined ? {} : { report }) });
  if (!data)
    return error ? (
      <ErrorState
        title={t('failed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    ) : (
      <RowsSkeleton rows={3} label={t('loading')} />
    );
  if (view.kind === 'form') return <TemplateForm template={view.template} onBack={back} />;
  if (view.kind === 'deletion') return <DeleteTemplate template={view.template} onBack={back} />;
  return (
    <TemplateList
      templates={data.templates}
      report={view.report}
      onEdit={(template) => onView({ kind: 'form', ...(template ? { template } : {}) })}
      onDelete={(template) => onView({ kind: 'deletion', template })}
    />
  );
}
