import { useMessages, usePermission } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import { ConsolePage, FormLayout, FormSection } from '@porchlight/console-ui';
import type { ComponentType } from 'react';
import { LoadedRecord } from '../record/loaded-record.tsx';
import { RecordFacts } from '../record/record-facts.tsx';
import { RecordHeader } from '../record/record-header.tsx';
import { RecordHistory } from '../record/record-history.tsx';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { RecordFields, RecordForm } from './record-form.tsx';
import { useEditedRecord, type EditedRecord } from './use-edited-record.ts';

/** A record in a form. */
export interface OpenForm {
  readonly edited: EditedRecord;
  /** Checks and saves the fields. */
  readonly submit: () => Promise<void>;
  /** Absent for a new record. */
  readonly record?: AnyRecord;
}
export interface FormProps {
  readonly screens: ResourceScreens;
  /** Replaces the controls of the fields. */
  readonly fields?: ComponentType<OpenForm>;
  /** Content beside the form, above the history. */
  readonly side?: ComponentType<OpenForm>;
}

/** Screen that creates a record of a resource. */
export function CreateForm(props: FormProps) {
  const { screens } = props;
  const t = useMessages(screens.messages);
  return (
    <ConsolePage>
      <RecordHeader screens={screens} title={t(`${screens.resource.label}.new`)} />
      <RecordCreator {...props} />
    </ConsolePage>
  );
}

/** Form of a new record, which leads to the created one. */
export function RecordCreator({ screens, fields: Fields, side: Side }: FormProps) {
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
    <FormLayout side={Side && <Side edited={edited} submit={submit} />}>
      <RecordForm edited={[edited]} onSubmit={submit}>
        <FormSection>
          <RecordFields screens={screens} edited={edited} onMerged={submit}>
            {Fields && <Fields edited={edited} submit={submit} />}
          </RecordFields>
        </FormSection>
      </RecordForm>
    </FormLayout>
  );
}

/** Screen that edits a record; users without the permission see its values. */
export const EditForm = (props: FormProps) => (
  <LoadedRecord screens={props.screens}>
    {(record) => <RecordEditor key={record.id} {...props} record={record} />}
  </LoadedRecord>
);

/** Form of a loaded record with its history, or its values for users who may not modify it. */
export function RecordEditor({
  screens,
  record,
  fields: Fields,
  side: Side,
}: FormProps & { readonly record: AnyRecord }) {
  const k = useKitMessages();
  const { notify } = useChange(screens);
  const canModify = usePermission(screens.resource.permissions.modify);
  const edited = useEditedRecord(screens, record);
  const submit = async () => {
    if (await edited.save()) notify('success', k('saved'));
  };
  const open = { edited, submit, record };
  const side = (
    <>
      {Side && <Side {...open} />}
      <RecordHistory screens={screens} record={record} onReverted={edited.reset} />
    </>
  );
  return (
    <FormLayout side={side}>
      {canModify && !record.deletedAt ? (
        <RecordForm edited={[edited]} onSubmit={submit}>
          <FormSection>
            <RecordFields screens={screens} edited={edited} onMerged={submit}>
              {Fields && <Fields {...open} />}
            </RecordFields>
          </FormSection>
        </RecordForm>
      ) : (
        <RecordFacts screens={screens} record={record} />
      )}
    </FormLayout>
  );
}
