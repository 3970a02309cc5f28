import { useMessages, usePermission } from '@porchlight/client';
import { FormLayout, FormSection } from '@porchlight/console-ui';
import { LeaveDialog } from '@porchlight/forms';
import {
  LoadedRecord,
  LockNotice,
  RecordFacts,
  RecordFields,
  useEditedRecord,
  useEditLock,
  type OpenForm,
} from '@porchlight/resource-kit';
import type { ComponentType } from 'react';
import type { ContentLife, LivingRecord } from './content-life.ts';
import type { RecordSide } from './content-show.tsx';
import { ContentVersions } from './content-versions.tsx';
import { LocalCopyNotice } from './drafts/local-copy-notice.tsx';
import { SaveStatus } from './drafts/save-status.tsx';
import { shownRecord } from './drafts/shown-record.ts';
import { useAutosave } from './drafts/use-autosave.ts';
import { contentLifeMessages } from './messages/catalog.ts';
import { PublicationCard } from './publication/publication-card.tsx';

interface EditorParts {
  readonly life: ContentLife;
  readonly fields: ComponentType<Pick<OpenForm, 'edited'>>;
  readonly side?: RecordSide;
}
type EditorProps = EditorParts & LivingRecord;

/** Screen that edits a record. What is typed is its draft; visitors see the saved text of a public record. */
export const ContentEditor = (parts: EditorParts) => (
  <LoadedRecord screens={parts.life.screens}>
    {(record) => <LoadedEditor key={record.id} {...parts} record={record} />}
  </LoadedRecord>
);

function LoadedEditor(props: EditorProps) {
  const { life, record } = props;
  const canModify = usePermission(life.screens.resource.permissions.modify);
  return canModify && !record.deletedAt ? <LockedEditor {...props} /> : <SavedContent {...props} />;
}

const SavedContent = ({ life, record, side: Side }: EditorProps) => (
  <FormLayout
    side={
      <>
        {Side && <Side record={record} />}
        <ContentVersions life={life} record={record} />
      </>
    }
  >
    <RecordFacts screens={life.screens} record={record} />
  </FormLayout>
);

function LockedEditor(props: EditorProps) {
  const { life, record } = props;
  const lock = useEditLock(life.screens, life.calls, record);
  return (
    <>
      <LockNotice lock={lock} />
      <Editor key={lock.turn} {...props} record={lock.record} isOpen={!lock.other} />
    </>
  );
}

/** Form of a record; while another editor has it, the record as it is saved. */
function Editor({ isOpen, ...props }: EditorProps & { readonly isOpen: boolean }) {
  const t = useMessages(contentLifeMessages);
  const { life, record, fields: Fields, side: Side } = props;
  const edited = useEditedRecord(life.screens, record, shownRecord);
  const autosave = useAutosave({ life, edited, record, isOpen });
  if (!isOpen) return <SavedContent {...props} />;
  const open = { life, edited, record };
  return (
    <FormLayout
      side={
        <>
          <PublicationCard {...open} autosave={autosave} />
          {Side && <Side record={record} />}
          <ContentVersions {...open} />
        </>
      }
    >
      <form noValidate aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
        <LocalCopyNotice {...open} />
        <FormSection>
          <SaveStatus
            saving={autosave.saving}
            isDirty={autosave.isDirty}
            onCompare={() => void edited.showConflict(record.id)}
          />
          <RecordFields screens={life.screens} edited={edited} onMerged={async () => autosave.restart()}>
            <Fields edited={edited} />
          </RecordFields>
        </FormSection>
      </form>
      <LeaveDialog isOn={autosave.isDirty} />
    </FormLayout>
  );
}
