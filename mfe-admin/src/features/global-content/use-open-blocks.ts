import { api, flash, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { useEditedRecord } from '@porchlight/resource-kit';
import { useState } from 'react';
import { blocksMessages } from './messages/catalog.ts';

/** A block in the form. */
export interface OpenBlock {
  readonly id: string;
  readonly edited: ReturnType<typeof useEditedRecord>;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
}
interface PartlySaved {
  readonly saved: number;
  readonly failed: readonly string[];
}

/** Lets the pages that this browser has open load the content again. */
export function useContentRefresh(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(api.util.invalidateTags(['SiteSettings']));
}

/**
 * State of all blocks of the form: which are changed, and the function that saves these, each under its own version.
 * What was not saved stays changed; the first of it is chosen.
 */
export function useOpenBlocks(choose: (id: string) => void) {
  const t = useMessages(blocksMessages);
  const dispatch = useDispatch();
  const refresh = useContentRefresh();
  const [opened, setOpened] = useState<readonly OpenBlock[]>([]);
  const [partly, setPartly] = useState<PartlySaved>();
  const changed = opened.filter(({ isDirty }) => isDirty);
  const report = (block: OpenBlock) =>
    setOpened((now) => {
      const before = now.find(({ id }) => id === block.id);
      const isSame = before?.isDirty === block.isDirty && before.isBusy === block.isBusy;
      return isSame ? now : [...now.filter(({ id }) => id !== block.id), block];
    });
  const save = async (): Promise<void> => {
    // Nothing is sent before all fields are checked.
    const invalid = changed.filter(({ edited }) => !edited.check());
    setPartly(undefined);
    if (invalid[0]) {
      choose(invalid[0].id);
      return;
    }
    const failed: string[] = [];
    for (const { id, edited } of changed) if (!(await edited.save())) failed.push(id);
    const saved = changed.length - failed.length;
    if (saved > 0) refresh();
    if (failed[0] === undefined) dispatch(flash({ type: 'success', text: t('saved', { count: saved }) }));
    else {
      setPartly({ saved, failed });
      choose(failed[0]);
    }
  };
  return { opened, changed, partly, report, save };
}
