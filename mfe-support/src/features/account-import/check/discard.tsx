import { useMessages } from '@porchlight/client';
import { useNavigate } from '@porchlight/client/router';
import { accountImportsPath } from '../../../shared/support-paths.ts';
import { ConfirmedAct } from '../confirmed-act.tsx';
import { importCalls } from '../import-calls.ts';
import { importMessages } from '../messages/catalog.ts';

/** Button that deletes an import which is not confirmed. */
export function Discard({ id }: { readonly id: string }) {
  const t = useMessages(importMessages);
  const navigate = useNavigate();
  const [discard, { isLoading, error }] = importCalls.useDiscardAccountImportMutation();
  return (
    <ConfirmedAct
      text={t('discard')}
      title={t('discardTitle')}
      busyText={t('discarding')}
      isBusy={isLoading}
      error={error}
      act={async () => {
        const { data } = await discard({ params: { id } });
        if (data) navigate(accountImportsPath);
        return Boolean(data);
      }}
    >
      {t('discardText')}
    </ConfirmedAct>
  );
}
