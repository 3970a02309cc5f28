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
  type AnyRecord,
} from '@porchlight/resource-kit';
import { LocalCopyNotice } from '../drafts/local-copy-notice.tsx';
import { postDraftCalls } from '../drafts/post-draft-calls.ts';
import { SaveStatus } from '../drafts/save-status.tsx';
import { shownRecord } from '../drafts/shown-record.ts';
import { useAutosave } from '../drafts/use-autosave.ts';
import { postsMessages } from '../messages/catalog.ts';
import { posts } from '../post-screens.ts';
import { PostVersions } from '../versions/post-versions.tsx';
import { PostFields } from './post-fields.tsx';
import { PublicationCard } from './publication-card.tsx';

/** Screen that edits a post. What is typed is its draft; readers see the saved text of a public post. */
export const PostEditor = () => (
  <LoadedRecord screens={posts}>{(record) => <LoadedEditor key={record.id} record={record} />}</LoadedRecord>
);

function LoadedEditor({ record }: { readonly record: AnyRecord }) {
  const canModify = usePermission('modifyBlogs');
  return canModify && !record.deletedAt ? <LockedEditor record={record} /> : <SavedPost record={record} />;
}

const SavedPost = ({ record }: { readonly record: AnyRecord }) => (
  <FormLayout side={<PostVersions record={record} />}>
    <RecordFacts screens={posts} record={record} />
  </FormLayout>
);

function LockedEditor({ record }: { readonly record: AnyRecord }) {
  const lock = useEditLock(posts, postDraftCalls.endpoints, record.id);
  return (
    <>
      <LockNotice lock={lock} />
      <Editor key={lock.turn} record={record} isOpen={!lock.other} />
    </>
  );
}

/** Form of a post; while another editor has it, the post as it is saved. */
function Editor({ record, isOpen }: { readonly record: AnyRecord; readonly isOpen: boolean }) {
  const t = useMessages(postsMessages);
  const edited = useEditedRecord(posts, record, shownRecord);
  const autosave = useAutosave(edited, record, isOpen);
  if (!isOpen) return <SavedPost record={record} />;
  return (
    <FormLayout
      side={
        <>
          <PublicationCard edited={edited} record={record} autosave={autosave} />
          <PostVersions record={record} edited={edited} />
        </>
      }
    >
      <form noValidate aria-label={t('form')} onSubmit={(event) => event.preventDefault()}>
        <LocalCopyNotice edited={edited} record={record} />
        <FormSection>
          <SaveStatus
            saving={autosave.saving}
            isDirty={autosave.isDirty}
            onCompare={() => void edited.showConflict(record.id)}
          />
          <RecordFields screens={posts} edited={edited} onMerged={async () => autosave.restart()}>
            <PostFields edited={edited} />
          </RecordFields>
        </FormSection>
      </form>
      <LeaveDialog isOn={autosave.isDirty} />
    </FormLayout>
  );
}
