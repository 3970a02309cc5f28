import { useMessages } from '@porchlight/client';
import { LeaveDialog } from '@porchlight/forms';
import { Button, Notice } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { PublishTime } from '../../../shared/listing-state/publish-time.tsx';
import { SaveStatus } from '../autosave/save-status.tsx';
import type { ListingForm } from '../form/use-listing-form.ts';
import { CostLine } from './cost-facts.tsx';
import { publishMessages } from './messages/catalog.ts';
import { ScheduleControls } from '../schedule/schedule-controls.tsx';
import { confirmKeyOf, PublishDialog } from './publish-dialog.tsx';
import css from './publish.module.css';
import { usePublishCosts } from './use-publish-costs.ts';
import { usePublishing } from './use-publishing.ts';

/** Bar of a draft that publishes it; a notice while it is reviewed. */
export function PublishBar({ form }: { readonly form: ListingForm }) {
  const t = useMessages(publishMessages);
  const { isDraft, stored } = form;
  const end = useRef<HTMLDivElement>(null);
  const wasDraft = useRef(isDraft);
  useEffect(() => {
    // The pressed button is gone.
    if (wasDraft.current && !isDraft) end.current?.focus({ preventScroll: true });
    wasDraft.current = isDraft;
  }, [isDraft]);
  return (
    <div ref={end} tabIndex={-1} className={css.end}>
      {isDraft && <DraftBar form={form} />}
      {stored.status === 'pending_review' && (
        <Notice role="status" title={t('inReview')} className={css.notice}>
          {t('inReviewText')}
        </Notice>
      )}
    </div>
  );
}

/** Costs of a draft, whether it is saved, and the button that publishes it. */
function DraftBar({ form }: { readonly form: ListingForm }) {
  const t = useMessages(publishMessages);
  const costs = usePublishCosts(form.stored);
  const { isAsking, isWaiting, failure, press, confirm, cancel } = usePublishing(form);
  return (
    <section aria-label={t('publishArea')} className={css.bar}>
      {failure?.kind === 'outdated' && (
        <Notice tone="warn" role="alert" className={css.outdated}>
          {t('publishOutdated')}
        </Notice>
      )}
      <div className={css.texts}>
        <PublishTime listing={form.stored} />
        <CostLine costs={costs} />
        <SaveStatus form={form} />
      </div>
      {costs && <ScheduleControls form={form} costs={costs} />}
      <Button look="primary" isBusy={isWaiting} busyText={t('saveState.saving')} onClick={press}>
        {t(confirmKeyOf(form.stored))}
      </Button>
      <PublishDialog
        listing={form.stored}
        isOpen={isAsking}
        isBusy={form.isBusy}
        failure={failure}
        onConfirm={confirm}
        onCancel={cancel}
      />
      <LeaveDialog isOn={form.isDirty} />
    </section>
  );
}
