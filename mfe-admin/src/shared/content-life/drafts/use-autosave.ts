import { useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { EditedRecord } from '@porchlight/resource-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LivingRecord } from '../content-life.ts';
import { localCopyOf } from './local-copy.ts';

/** Time after the last change, in milliseconds. */
const delayMs = 3_000;
/** Time between attempts while the API cannot be reached, in milliseconds. */
const retryMs = 10_000;

/** Result of the last save. `text` is what could not be saved. */
export type Saving =
  | { readonly name: 'none' | 'saving' }
  | { readonly name: 'saved'; readonly at: string }
  | { readonly name: 'offline' | 'conflict' | 'refused'; readonly text: string; readonly message: string };

const failureOf = ({ status, code, message }: ApiError, text: string): Saving => {
  if (status === 0 || status >= 500) return { name: 'offline', text, message };
  return { name: code === 'version-conflict' ? 'conflict' : 'refused', text, message };
};

/** Returns after how many milliseconds a changed text is saved; undefined while there is nothing to wait for. */
function delayOf(saving: Saving, text: string): number | undefined {
  if (saving.name === 'saving' || saving.name === 'conflict') return undefined;
  if (saving.name === 'offline' && saving.text === text) return retryMs;
  return saving.name === 'refused' && saving.text === text ? undefined : delayMs;
}

/** Form of a record. */
interface Typed extends LivingRecord {
  readonly edited: EditedRecord;
  /** False while another editor has the form. */
  readonly isOpen: boolean;
}

/** Sends what is typed as a draft. Resolves to the result; what could not be sent stays in this browser. */
function useSendDraft({ life, edited, record }: Typed): () => Promise<Saving> {
  const dispatch = useDispatch();
  const copy = localCopyOf({ life, record }, useSession());
  const isText = (values: object) => JSON.stringify(edited.form.getValues()) === JSON.stringify(values);
  return async () => {
    const values = edited.form.getValues();
    const version = edited.version() ?? record.version;
    const { state: _, ...fields } = edited.body();
    const request = { params: { id: record.id }, body: { version, fields } };
    const { data, error } = await dispatch(life.calls.saveDraft.initiate(request));
    if (data) {
      // What was typed while the request ran may be in the copy.
      if (isText(values)) copy.remove();
      edited.reset({ ...record, ...data }, values);
      return { name: 'saved', at: data.updatedAt };
    }
    copy.write({ version, values: edited.form.getValues(), at: new Date().toISOString() });
    const failure = failureOf(error as ApiError, JSON.stringify(values));
    if (failure.name === 'conflict') await edited.showConflict(record.id);
    return failure;
  };
}

/** Keeps what is typed and not saved in this browser when another editor takes the form over. */
function useKeptText({ life, edited, record, isOpen }: Typed): void {
  const copy = localCopyOf({ life, record }, useSession());
  const keep = useEffectEvent(() => {
    if (!edited.form.isDirty()) return;
    const version = edited.version() ?? record.version;
    copy.write({ version, values: edited.form.getValues(), at: new Date().toISOString() });
  });
  useEffect(() => {
    if (!isOpen) keep();
  }, [isOpen]);
}

/**
 * Saves what is typed into the form of a record as its draft, 3 s after the last change and until it is saved, while the
 * form is open.
 */
export function useAutosave(typed: Typed) {
  const { edited, isOpen } = typed;
  const [saving, setSaving] = useState<Saving>({ name: 'none' });
  const running = useRef<Promise<void>>(undefined);
  const send = useSendDraft(typed);
  const text = JSON.stringify(edited.form.getValues());
  const isDirty = edited.form.isDirty();
  const save = async () => {
    setSaving({ name: 'saving' });
    setSaving(await send());
    running.current = undefined;
  };
  const run = () => (running.current = save());
  const start = useEffectEvent(() => void run());
  useKeptText(typed);
  const delay = isOpen && isDirty && !edited.isBusy ? delayOf(saving, text) : undefined;
  useEffect(() => {
    if (delay === undefined) return undefined;
    const retry = () => start();
    const timer = setTimeout(retry, delay);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [delay, text]);
  return {
    saving,
    isDirty,
    /** The save that runs, if one does: the next change is based on its version. */
    running: () => running.current,
    /** Saves what is typed at once, also what was typed after a save that runs began. */
    flush: async () => {
      if (running.current) await running.current;
      if (edited.form.isDirty()) await run();
    },
    /** Continues after the versions of a conflict were compared, or with another text. */
    restart: () => setSaving({ name: 'none' }),
  };
}
export type Autosave = ReturnType<typeof useAutosave>;
