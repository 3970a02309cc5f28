import { useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { ChosenState } from '@porchlight/contracts/content';
import { localCopyOf } from '../drafts/local-copy.ts';
import type { PublicationProps } from './publication-card.tsx';

/** Returns a function that saves the fields of a record in a state. It resolves to whether they are saved. */
export function useSaveContent(props: PublicationProps): (state: ChosenState) => Promise<boolean> {
  const { life, edited, record, autosave } = props;
  const dispatch = useDispatch();
  const copy = localCopyOf({ life, record }, useSession());
  return async (state) => {
    const running = autosave.running();
    if (running) await running;
    const before = edited.form.getValues()['state'] ?? '';
    edited.form.setFieldValue('state', state);
    const saved = await edited.save();
    // What was refused is not sent again with the next text.
    if (!saved) edited.form.setFieldValue('state', before);
    // Its text is the saved one: only a state was saved.
    if (saved?.['draft']) {
      const request = { params: { id: saved.id }, body: { version: saved.version } };
      const { data } = await dispatch(life.calls.discardDraft.initiate(request));
      const { draft: _, ...text } = saved;
      if (data) edited.reset({ ...text, ...data } as typeof saved);
    }
    if (saved) {
      copy.remove();
      autosave.restart();
    }
    return saved !== undefined;
  };
}
