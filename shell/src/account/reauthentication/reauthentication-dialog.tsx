import type { ApiError } from '@porchlight/client';
import { Reauthentication as Body } from '@porchlight/contracts/accounts';
import { Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { CodeForm } from '../code-form.tsx';
import { accountCalls } from '../my-account/account-calls.ts';
import { useOwnAccountMessages } from '../my-account/messages/catalog.ts';
import { PasswordDialog } from '../my-account/password-dialog.tsx';
import { useAccountMessages } from '../messages/catalog.ts';

interface Props {
  /** Called with whether the password was confirmed. */
  readonly onEnd: (isConfirmed: boolean) => void;
}

/** Asks for the password, then for a two-factor code when the account uses them. */
export function ReauthenticationDialog({ onEnd }: Props) {
  const t = useOwnAccountMessages();
  const account = useAccountMessages();
  const [confirm] = accountCalls.useReauthenticateMutation();
  const [known, setKnown] = useState<Body>();
  const send = async (body: Body): Promise<ApiError | undefined> => {
    const error = (await confirm({ body })).error as ApiError | undefined;
    if (!error) onEnd(true);
    else if (error.code === 'otp_required') setKnown(body);
    return error;
  };
  const cancel = () => onEnd(false);
  return known ? (
    <Dialog isOpen onClose={cancel} title={t('confirmTitle')} closeLabel={t('close')}>
      <CodeForm
        type={Body}
        bodyOf={(otp): Body => ({ ...known, otp })}
        send={send}
        busyText={t('working')}
        back={{ text: account('backToPassword'), go: () => setKnown(undefined) }}
      />
    </Dialog>
  ) : (
    <PasswordDialog title={t('confirmTitle')} act={t('confirmAct')} onClose={cancel} send={send}>
      <p>{t('confirmText')}</p>
    </PasswordDialog>
  );
}
