import { useMessages, usePermission } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import { ConsolePage, FormLayout } from '@porchlight/console-ui';
import { useState } from 'react';
import { LoadedRecord } from '../record/loaded-record.tsx';
import { RecordFacts } from '../record/record-facts.tsx';
import { RecordHeader } from '../record/record-header.tsx';
import { RecordHistory } from '../record/record-history.tsx';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { RecordForm } from './record-form.tsx';

/** Screen that creates a record of a resource. */
export function CreateForm({ screens }: { readonly screens: ResourceScreens }) {
  const t = useMessages(screens.messages);
  const k = useKitMessages();
  const navigate = useNavigate();
  const { notify } = useChange(screens);
  const { show, edit, list } = screens.paths;
  const open = (record: AnyRecord) => {
    notify('success', k('created'));
    navigate(fillPath(show ?? edit ?? list, { id: record.id }));
  };
  return (
    <ConsolePage>
      <RecordHeader screens={screens} title={t(`${screens.resource.label}.new`)} />
      <FormLayout>
        <RecordForm screens={screens} onSaved={open} />
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
  // The form starts anew from what its user saved or reverted, not from what a refetch brings: that would lose the
  // edits of a conflict.
  const [base, setBase] = useState(record);
  return (
    <FormLayout side={<RecordHistory screens={screens} record={record} onReverted={setBase} />}>
      {canModify && !record.deletedAt ? (
        <RecordForm
          key={base.version}
          screens={screens}
          record={base}
          onSaved={(saved) => {
            setBase(saved);
            notify('success', k('saved'));
          }}
        />
      ) : (
        <RecordFacts screens={screens} record={record} />
      )}
    </FormLayout>
  );
}
