import { useMessages } from '@porchlight/client';
import { maxFloorPlans } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import { editorMessages } from '../messages/catalog.ts';
import type { QueuedUpload, UploadFailure } from '../photos/uploads/upload-queue.ts';
import uploadCss from '../photos/uploads/uploads.module.css';
import { canRetry, photoBounds } from '../photos/uploads/use-upload-text.ts';
import css from './floor-plans.module.css';
import { floorPlanMessages } from './messages/catalog.ts';

interface Props {
  readonly upload: QueuedUpload;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** A file that is not a floor plan yet: its progress, or why it failed. */
export function PlanUploadRow({ upload: { name, state, sent, failure }, onRetry, onDismiss }: Props) {
  const tEditor = useMessages(editorMessages);
  const textOf = usePlanFault();
  return (
    <li className={css.row}>
      <div className={css.fields}>
        <p className={uploadCss.name}>{name}</p>
        {failure ? (
          <p role="alert" className={uploadCss.fault}>
            {textOf(failure)}
          </p>
        ) : (
          <progress
            aria-label={tEditor('uploading', { name })}
            value={state === 'processing' ? undefined : sent}
            max={1}
            className={uploadCss.progress}
          />
        )}
      </div>
      {failure && canRetry(failure) && (
        <Button look="link" aria-label={tEditor('retryUpload', { name })} onClick={onRetry}>
          {tEditor('tryAgain')}
        </Button>
      )}
      {failure && (
        <Button look="link" aria-label={tEditor('dismissUpload', { name })} onClick={onDismiss}>
          {tEditor('dismiss')}
        </Button>
      )}
    </li>
  );
}

/** Returns a function that writes why a file is no floor plan. */
export function usePlanFault(): (failure: UploadFailure) => string {
  const t = useMessages(floorPlanMessages);
  return ({ fault, message }) =>
    fault === 'refused' && message
      ? message
      : t('planFault', { ...photoBounds, count: maxFloorPlans, fault: fault.replaceAll('-', '_') });
}
