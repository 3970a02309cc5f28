import { useMessages } from '@porchlight/client';
import { FieldGroup } from '@porchlight/console-ui';
import { SaveBar } from '@porchlight/forms';
import { Notice } from '@porchlight/ui';
import type { FormEvent, ReactNode } from 'react';
import type { ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { controls } from './controls.tsx';
import { fieldOf } from './field-of.ts';
import type { EditedRecord } from './use-edited-record.ts';

/** Form around the fields of one or more records, with one save bar for all of them. */
export function RecordForm({
  edited,
  onSubmit,
  unsavedText,
  children,
}: {
  readonly edited: readonly EditedRecord[];
  readonly onSubmit: () => Promise<void>;
  /** What is unsaved. Default: 'Unsaved changes'. */
  readonly unsavedText?: string;
  readonly children: ReactNode;
}) {
  const k = useKitMessages();
  const isNew = edited.some((one) => one.isNew);
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <SaveBar
        isDirty={edited.some(({ form }) => form.isDirty())}
        isBusy={edited.some(({ isBusy }) => isBusy)}
        saveText={k(isNew ? 'create' : 'save')}
        unsavedText={unsavedText}
        newText={isNew ? k('newText') : undefined}
        onDiscard={() => {
          for (const one of edited) one.discard();
        }}
      />
    </form>
  );
}

/** The control of one field of a record, with the label of its message. */
export function RecordField({
  screens: { resource, messages },
  edited,
  name,
  isRequired,
}: {
  readonly screens: ResourceScreens;
  readonly edited: EditedRecord;
  readonly name: string;
  /** The other values of the record require an optional field. */
  readonly isRequired?: boolean;
}) {
  const t = useMessages(messages);
  const field = fieldOf(resource, name);
  const Control = controls[field.control];
  const key = `${resource.label}.${name}`;
  const { optional: _, ...required } = field;
  const shown = isRequired ? required : field;
  return <Control field={shown} label={t(key)} form={edited} t={t} messageKey={key} />;
}

/**
 * The controls of the fields of a record, with the reason why it was not saved. If someone else saved it meanwhile, a
 * dialog compares both versions; `onMerged` saves the chosen fields.
 */
export function RecordFields({
  screens,
  edited,
  onMerged,
  children,
}: {
  readonly screens: ResourceScreens;
  readonly edited: EditedRecord;
  readonly onMerged: () => Promise<void>;
  /** Default: all fields in the order of the contract. */
  readonly children?: ReactNode;
}) {
  const { resource } = screens;
  const k = useKitMessages();
  const { element, refusal, theirs } = edited;
  return (
    <>
      {refusal && refusal.code !== 'version-conflict' && (
        <Notice tone="danger" role="alert" title={k('notSaved')}>
          {refusal.message}
        </Notice>
      )}
      <FieldGroup ref={element}>
        {children ??
          resource.form.map(({ name }) => <RecordField key={name} screens={screens} edited={edited} name={name} />)}
      </FieldGroup>
      {theirs && (
        <ConflictDialog
          screens={screens}
          mine={edited.form.getValues()}
          theirs={theirs}
          onMerge={(values) => {
            edited.merge(values);
            void onMerged();
          }}
          onClose={edited.closeConflict}
        />
      )}
    </>
  );
}
