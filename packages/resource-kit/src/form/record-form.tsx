import { useMessages } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import { SaveBar } from '@porchlight/forms';
import { Notice } from '@porchlight/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { controls } from './controls.tsx';
import type { FormValues } from './field-values.ts';
import { useRecordForm } from './use-record-form.ts';

export interface RecordFormProps {
  readonly screens: ResourceScreens;
  /** The record to edit; a new one without it. */
  readonly record?: AnyRecord;
  readonly onSaved: (record: AnyRecord) => void;
}

/**
 * Form of a record: the controls of the contract's fields, a save bar, and a comparison of versions if someone else
 * saved the record meanwhile.
 */
export function RecordForm({ screens, record, onSaved }: RecordFormProps): ReactNode {
  const { resource } = screens;
  const k = useKitMessages();
  const [version, setVersion] = useState(record?.version);
  const [theirs, setTheirs] = useState<AnyRecord>();
  const change = useChange(screens);
  const save = (body: Record<string, unknown>, base = version) =>
    record ? change.modify(record.id, { ...body, version: base }) : change.create(body);
  const state = useRecordForm(resource, record, save);
  const { form, element, isBusy, refusal } = state;
  const submit = async () => {
    const sent = await state.submit();
    if (!sent) return;
    if ('record' in sent) {
      onSaved(sent.record);
      return;
    }
    if (sent.error.code !== 'version-conflict' || !record) return;
    const current = await change.reload(record.id);
    if ('record' in current) setTheirs(current.record);
  };
  const merge = (values: FormValues) => {
    form.setValues(values);
    setVersion(theirs?.version);
    setTheirs(undefined);
    state.dismissRefusal();
    // Submits once React has the version that the merge is based on.
    setTimeout(() => element.current?.requestSubmit());
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormSection>
        {refusal && refusal.code !== 'version-conflict' && (
          <Notice tone="danger" role="alert" title={k('notSaved')}>
            {refusal.message}
          </Notice>
        )}
        <Fields screens={screens} state={state} />
      </FormSection>
      <SaveBar
        isDirty={form.isDirty()}
        isBusy={isBusy}
        saveText={k(record ? 'save' : 'create')}
        newText={record ? undefined : k('newText')}
        onDiscard={() => {
          form.reset();
          state.dismissRefusal();
        }}
      />
      {theirs && (
        <ConflictDialog
          screens={screens}
          mine={form.getValues()}
          theirs={theirs}
          onMerge={merge}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </form>
  );
}

/** The controls of the fields of a resource, in the order of its contract. */
function Fields({
  screens: { resource, messages },
  state,
}: {
  readonly screens: ResourceScreens;
  readonly state: ReturnType<typeof useRecordForm>;
}) {
  const t = useMessages(messages);
  return (resource.form as readonly (typeof resource.form)[number][]).map((field) => {
    const Control = controls[field.control];
    const messageKey = `${resource.label}.${field.name}`;
    return <Control key={field.name} field={field} label={t(messageKey)} form={state} t={t} messageKey={messageKey} />;
  });
}
