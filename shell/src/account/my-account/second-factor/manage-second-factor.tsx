import { alertShown, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { PasswordConfirmation, TotpState } from '@porchlight/contracts/accounts';
import { Button, type ButtonLook } from '@porchlight/ui';
import { useState } from 'react';
import css from '../my-account.module.css';
import { accountCalls } from '../account-calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useOwnAccountMessages, type MyAccountMessageKey } from '../messages/catalog.ts';
import { useNewSecret, type SetupStage } from './use-new-secret.ts';

interface Action {
  readonly open: MyAccountMessageKey;
  readonly title: MyAccountMessageKey;
  readonly text: MyAccountMessageKey;
  readonly act: MyAccountMessageKey;
  readonly look?: ButtonLook;
  readonly send: (body: PasswordConfirmation) => Promise<ApiError | undefined>;
}

/**
 * Renders the actions of an enabled second factor; each asks for the password. Users who require one cannot disable it.
 */
export function ManageSecondFactor({
  state: { recoveryCodesLeft, isRequired },
  onStage,
}: {
  readonly state: TotpState;
  readonly onStage: (stage: SetupStage) => void;
}) {
  const t = useOwnAccountMessages();
  const [openKey, setOpenKey] = useState<MyAccountMessageKey>();
  const actions = useActions(onStage).filter(({ open }) => open !== 'turnOff' || !isRequired);
  const openAction = actions.find(({ open }) => open === openKey);
  return (
    <>
      <p>{t('codesLeft', { count: recoveryCodesLeft })}</p>
      <div className={css.acts}>
        {actions.map(({ open, look }) => (
          <Button
            key={open}
            look={look}
            onClick={() => {
              setOpenKey(open);
            }}
          >
            {t(open)}
          </Button>
        ))}
      </div>
      {openAction && (
        <PasswordDialog
          key={openAction.open}
          title={t(openAction.title)}
          act={t(openAction.act)}
          look={openAction.look ?? 'primary'}
          onClose={() => {
            setOpenKey(undefined);
          }}
          send={openAction.send}
        >
          <p>{t(openAction.text)}</p>
        </PasswordDialog>
      )}
    </>
  );
}

function useActions(onStage: (stage: SetupStage) => void): readonly Action[] {
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const [renew] = accountCalls.useRenewRecoveryCodesMutation();
  const [end] = accountCalls.useEndTotpMutation();
  const newSecret = useNewSecret(onStage);
  const newCodes = async (body: PasswordConfirmation) => {
    const { data, error } = await renew({ body });
    if (data) onStage(data);
    return error as ApiError | undefined;
  };
  const turnOff = async (body: PasswordConfirmation) => {
    const { error } = await end({ body });
    if (!error) dispatch(alertShown({ id: 'second-factor', type: 'success', message: t('turnedOff') }));
    return error as ApiError | undefined;
  };
  return [
    { open: 'otherApp', title: 'otherAppTitle', text: 'otherAppText', act: 'next', send: newSecret },
    { open: 'newCodes', title: 'newCodesTitle', text: 'newCodesText', act: 'newCodesAct', send: newCodes },
    { open: 'turnOff', title: 'turnOffTitle', text: 'turnOffText', act: 'turnOff', look: 'danger', send: turnOff },
  ];
}
