import { flash, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { FormSection } from '@porchlight/console-ui';
import { RecordField, type AnyRecord, type EditedRecord } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { DiscardChanges } from '../drafts/discard-changes.tsx';
import type { Autosave } from '../drafts/use-autosave.ts';
import { postsMessages } from '../messages/catalog.ts';
import { posts } from '../post-screens.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { publicationActs, type PublicationAct } from './publication-acts.ts';
import { PublicationState } from './publication-state.tsx';
import { useSavePost } from './use-save-post.ts';
import css from './post-form.module.css';

export interface PublicationProps {
  readonly edited: EditedRecord;
  readonly record: AnyRecord;
  readonly autosave: Autosave;
}
/** State of a stored post, and the buttons that save it, in this or another state. */
export function PublicationCard(props: PublicationProps) {
  const t = useMessages(postsMessages);
  const dispatch = useDispatch();
  const { edited, record, autosave } = props;
  const save = useSavePost(props);
  const stored = String(record['state']);
  const hasDraft = record['draft'] !== undefined;
  const press = async ({ state, done }: PublicationAct) => {
    if (await save(state)) dispatch(flash({ type: 'success', text: t(done) }));
  };
  return (
    <FormSection title={t('publication')}>
      <PublicationState record={record} />
      {(stored === 'draft' || stored === 'scheduled') && (
        <RecordField screens={posts} edited={edited} name="publishedAt" />
      )}
      <div className={css.acts}>
        {publicationActs(stored, hasDraft || autosave.isDirty).map((act) => (
          <Button
            key={act.label}
            look={act.state === 'published' ? 'primary' : undefined}
            isBusy={edited.isBusy}
            onClick={() => void press(act)}
          >
            {t(act.label)}
          </Button>
        ))}
        <PreviewButton id={record.id} autosave={autosave} />
        {hasDraft && <DiscardChanges {...props} />}
      </div>
    </FormSection>
  );
}
