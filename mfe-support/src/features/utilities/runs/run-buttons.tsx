import { useMessages } from '@porchlight/client';
import type { UtilityKind, UtilityRun, UtilityService } from '@porchlight/contracts';
import { Button, VisuallyHidden } from '@porchlight/ui';
import { utilitiesMessages } from '../messages/catalog.ts';
import { useWarning } from '../use-warning.ts';
import { runCalls } from './run-calls.ts';
import { useStart } from './use-start.ts';

interface StartProps {
  readonly kind: UtilityKind;
  readonly isLoaded: boolean;
  readonly run: UtilityRun | undefined;
}
/** Button that starts a utility, or lets one that failed go on. */
export function StartButton({ kind, isLoaded, run }: StartProps) {
  const t = useMessages(utilitiesMessages);
  const { start, isLoading } = useStart(kind);
  const warn = useWarning();
  const press = async () => {
    const { error } = await start();
    if (error) warn(error);
  };
  return (
    <Button onClick={() => void press()} disabled={!isLoaded} isBusy={isLoading} busyText={t('run.starting')}>
      {t(run?.state === 'failed' ? 'run.goOn' : 'run.start')}
      <VisuallyHidden> {t(`run.${kind}`)}</VisuallyHidden>
    </Button>
  );
}

interface CancelProps {
  readonly service: UtilityService;
  readonly run: UtilityRun;
}
/** Button that ends a run before its next step. */
export function CancelButton({ service, run: { id, kind } }: CancelProps) {
  const t = useMessages(utilitiesMessages);
  const [cancel, { isLoading }] = runCalls[service].cancel.useMutation();
  const warn = useWarning();
  const press = async () => {
    const { error } = await cancel({ params: { id } });
    if (error) warn(error);
  };
  return (
    <Button onClick={() => void press()} isBusy={isLoading} busyText={t('run.cancelling')}>
      {t('run.cancel')}
      <VisuallyHidden> {t(`run.${kind}`)}</VisuallyHidden>
    </Button>
  );
}
