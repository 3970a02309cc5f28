import { useMessages, usePermission } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import { ConsolePage, FormLayout, FormSection } from '@porchlight/console-ui';
import { LoadedRecord } from '../record/loaded-record.tsx';
import { RecordFacts } from '../record/record-facts.tsx';
import { RecordHeader } from '../record/record-header.tsx';
import { RecordHistory } from '../record/record-history.tsx';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { RecordFields, RecordForm } from './record-form.tsx';
import { useEditedRecord } from './use-edited-record.ts';

/** Screen that creates a record of a resource. */
export function CreateForm({ screens }: { readonly screens: ResourceScreens }) {
  const t = useMessages(screens.messages);
  const k = useKitMessages();
  const navigate = useNavigate();
  const { notify } = useChange(screens);
  const { show, edit, list } = screens.paths;
  const edited = useEditedRecord(screens);
  const submit = async () => {
    const created = await edited.save();
    if (!created) return;
    notify('success', k('created'));
    navigate(fillPath(show ?? edit ?? list, { id: created.id }));
  };
  return (
    <ConsolePage>
      <RecordHeader screens={screens} title={t(`${screens.resource.label}.new`)} />
      <FormLayout>
        <RecordForm edited={[edited]} onSubmit={submit}>
          <FormSection>
            <RecordFields screens={screens} edited={edited} onMerged={submit} />
          </FormSection>
        </RecordForm>
      </FormLayout>
    </ConsolePage>
  );
}

/** Screen that edits a record; users without the permission see its values. */
export const EditForm = ({ screens }: { readonly screens: ResourceScreens }) => (
  <LoadedRecord screens={screens}>
    {(record) => <EditContent key={record.id} screens={screens} record={record} />}
  </LoadedRecord>
);

function EditContent({ screens, record }: { readonly screens: ResourceScreens; readonly record: AnyRecord }) {
  const k = useKitMessages();
  const { notify } = useChange(screens);
  const canModify = usePermission(screens.resource.permissions.modify);
  const edited = useEditedRecord(screens, record);
  const submit = async () => {
    if (await edited.save()) notify('success', k('saved'));
  };
  return (
    <FormLayout side={<RecordHistory screens={screens} record={record} onReverted={edited.reset} />}>
      {canModify && !record.deletedAt ? (
        <RecordForm edited={[edited]} onSubmit={submit}>
          <FormSection>
            <RecordFields screens={screens} edited={edited} onMerged={submit} />
          </FormSection>
        </RecordForm>
      ) : (
        <RecordFacts screens={screens} record={record} />
      )}
    </FormLayout>
  );
}
