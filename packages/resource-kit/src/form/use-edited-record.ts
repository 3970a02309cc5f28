import { useRef, useState } from 'react';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import { bodyOf, valuesOf, type FormValues } from './field-values.ts';
import { useRecordForm } from './use-record-form.ts';

const asStored = (record: AnyRecord): AnyRecord => record;

/**
 * State of a record in a form; a new one without `record`. `shown` returns the record with the fields that the form
 * shows, if they are not the stored ones: those of a draft. It starts anew from what its user saved or reverted, not
 * from what a refetch brings: that would lose the edits of a conflict.
 */
export function useEditedRecord(screens: ResourceScreens, record?: AnyRecord, shown = asStored) {
  const { resource } = screens;
  const change = useChange(screens);
  const version = useRef(record?.version);
  /** What someone else saved meanwhile. */
  const [theirs, setTheirs] = useState<AnyRecord>();
  const state = useRecordForm(screens, record && shown(record), (body) =>
    record ? change.modify(record.id, { ...body, version: version.current }) : change.create(body),
  );
  const { form } = state;
  const reset = (stored: AnyRecord, sent?: FormValues) => {
    version.current = stored.version;
    const values = valuesOf(resource, shown(stored));
    form.setInitialValues(values);
    form.resetDirty(values);
    // What was typed while the request ran stays.
    if (!sent || JSON.stringify(form.getValues()) === JSON.stringify(sent)) form.setValues(values);
  };
  /** Loads what someone else saved, and compares the form with it. */
  const showConflict = async (id: string) => {
    const current = await change.reload(id);
    if ('record' in current) setTheirs(shown(current.record));
  };
  return {
    ...state,
    isNew: record === undefined,
    theirs,
    reset,
    showConflict,
    /** Version that the next change is based on. */
    version: () => version.current,
    /** Returns the fields as they are typed, in the shape of the request body. */
    body: () => bodyOf(resource, form.getValues()),
    /** Checks and sends the fields. Resolves to the stored record, or to undefined if it was not saved. */
    save: async (): Promise<AnyRecord | undefined> => {
      const values = form.getValues();
      const sent = await state.submit();
      if (!sent) return undefined;
      if ('record' in sent) {
        if (record) reset(sent.record, values);
        return sent.record;
      }
      if (record && sent.error.code === 'version-conflict') await showConflict(record.id);
      return undefined;
    },
    closeConflict: () => setTheirs(undefined),
    /** Bases the chosen fields on what someone else saved. */
    merge: (values: FormValues) => {
      form.setValues(values);
      version.current = theirs?.version;
      setTheirs(undefined);
    },
    discard: () => {
      form.reset();
      state.dismissRefusal();
    },
  };
}
export type EditedRecord = ReturnType<typeof useEditedRecord>;
