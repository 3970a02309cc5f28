import { useLanguage, useMessages, usePermission } from '@porchlight/client';
import { Link, useNavigate } from '@porchlight/client/router';
import { ConsolePage, FormLayout, PageHeader } from '@porchlight/console-ui';
import { useState } from 'react';
import { LoadedRecord } from '../record/loaded-record.tsx';
import { RecordHistory } from '../record/record-history.tsx';
import { RecordFacts } from '../record/record-facts.tsx';
import { nameOf, pathOf, type AnyRecord, type ResourceScreens } from '../resource-screens.ts';
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
    navigate(pathOf(show ?? edit ?? list, record.id));
  };
  return (
    <ConsolePage>
      <FormHeader screens={screens} title={t(`${screens.resource.label}.new`)} />
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
  const language = useLanguage();
  const { notify } = useChange(screens);
  const canModify = usePermission(screens.resource.permissions.modify);
  // The form starts anew from what its user saved or reverted, not from what a refetch brings: that would lose the
  // edits of a conflict.
  const [base, setBase] = useState(record);
  return (
    <ConsolePage>
      <FormHeader screens={screens} title={nameOf(screens, record, language)} />
      <FormLayout side={<RecordHistory screens={screens} record={record} onReverted={setBase} />}>
        {canModify ? (
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
    </ConsolePage>
  );
}

/** Header of a form, with the way back to the list. */
function FormHeader({ screens, title }: { readonly screens: ResourceScreens; readonly title: string }) {
  const t = useMessages(screens.messages);
  const k = useKitMessages();
  return (
    <PageHeader
      title={title}
      breadcrumbs={[{ to: screens.paths.list, label: t(`${screens.resource.label}.title`) }]}
      breadcrumbsLabel={k('breadcrumbs')}
      link={Link}
    />
  );
}
