import { flash, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { FormSection } from '@porchlight/console-ui';
import { RecordField, type EditedRecord } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import type { LivingRecord } from '../content-life.ts';
import { DiscardChanges } from '../drafts/discard-changes.tsx';
import type { Autosave } from '../drafts/use-autosave.ts';
import { contentLifeMessages } from '../messages/catalog.ts';
import { PreviewButton } from '../preview-button.tsx';
import { publicationActs, type PublicationAct } from './publication-acts.ts';
import { PublicationState } from './publication-state.tsx';
import { useSaveContent } from './use-save-content.ts';
import css from '../content-life.module.css';

export interface PublicationProps extends LivingRecord {
  readonly edited: EditedRecord;
  readonly autosave: Autosave;
}
/** State of a stored record, and the buttons that save it, in this or another state. */
export function PublicationCard(props: PublicationProps) {
  const t = useMessages(contentLifeMessages);
  const dispatch = useDispatch();
  const { life, edited, record, autosave } = props;
  const save = useSaveContent(props);
  const stored = String(record['state']);
  const hasDraft = record['draft'] !== undefined;
  const press = async ({ state, done }: PublicationAct) => {
    if (await save(state)) dispatch(flash({ type: 'success', text: t(done) }));
  };
  return (
    <FormSection title={t('publication')}>
      <PublicationState life={life} record={record} />
      {(stored === 'draft' || stored === 'scheduled') && (
        <RecordField screens={life.screens} edited={edited} name="publishedAt" />
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
        <PreviewButton life={life} record={record} autosave={autosave} />
        {hasDraft && <DiscardChanges {...props} />}
      </div>
    </FormSection>
  );
}
