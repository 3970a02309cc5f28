import { useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { localCopyOf } from '../drafts/local-copy.ts';
import { postDraftCalls } from '../drafts/post-draft-calls.ts';
import type { PublicationProps } from './publication-card.tsx';

/** State that an editor saves a post in. */
export type ChosenState = 'draft' | 'scheduled' | 'published';

/** Returns a function that saves the fields of a post in a state. It resolves to whether they are saved. */
export function useSavePost({ edited, record, autosave }: PublicationProps): (state: ChosenState) => Promise<boolean> {
  const dispatch = useDispatch();
  const copy = localCopyOf(record.id, useSession());
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
      const { data } = await dispatch(postDraftCalls.endpoints.discardPostDraft.initiate(request));
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
