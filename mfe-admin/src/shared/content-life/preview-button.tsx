import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Button } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import type { LivingRecord } from './content-life.ts';
import type { Autosave } from './drafts/use-autosave.ts';
import { contentLifeMessages } from './messages/catalog.ts';

/**
 * Button that opens the preview of what is typed in a new tab. The tab is opened at once, as browsers demand, and stays
 * empty until the draft is saved.
 */
export function PreviewButton({ life, record, autosave }: LivingRecord & { readonly autosave: Autosave }) {
  const t = useMessages(contentLifeMessages);
  const dispatch = useDispatch();
  const open = async () => {
    const tab = window.open('', '_blank');
    await autosave.flush();
    const { data, error } = await dispatch(life.calls.createPreview.initiate({ params: { id: record.id } }));
    if (data && tab) tab.location.replace(life.previewPathOf(data.token));
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
