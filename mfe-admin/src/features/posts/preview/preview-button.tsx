import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { postDraftCalls } from '../drafts/post-draft-calls.ts';
import type { Autosave } from '../drafts/use-autosave.ts';
import { postsMessages } from '../messages/catalog.ts';

/**
 * Button that opens the preview of what is typed in a new tab. The tab is opened at once, as browsers demand, and stays
 * empty until the draft is saved.
 */
export function PreviewButton({ id, autosave }: { readonly id: string; readonly autosave: Autosave }) {
  const t = useMessages(postsMessages);
  const dispatch = useDispatch();
  const open = async () => {
    const tab = window.open('', '_blank');
    await autosave.flush();
    const { data, error } = await dispatch(postDraftCalls.endpoints.createPostPreview.initiate({ params: { id } }));
    if (data && tab) tab.location.replace(`/admin/posts/preview/${data.token}`);
    else {
      tab?.close();
      dispatch(flash({ type: 'error', text: error ? (error as ApiError).message : t('tabBlocked') }));
    }
  };
  return (
    <Button icon={IconEye} onClick={() => void open()}>
      {t('preview')}
    </Button>
  );
}
