import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { PasswordAgain, TotpState } from '@porchlight/contracts/accounts';
import { Button, type ButtonLook } from '@porchlight/ui';
import { useState } from 'react';
import css from '../my-account.module.css';
import { ownAccount } from '../own-account-calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useOwnAccountWords, type OwnAccountWord } from '../words/catalogue.ts';
import type { Stage } from './two-step-card.tsx';
import { useNewSecret } from './use-new-secret.ts';

interface Step {
  readonly open: OwnAccountWord;
  readonly title: OwnAccountWord;
  readonly text: OwnAccountWord;
  readonly act: OwnAccountWord;
  readonly look?: ButtonLook;
  readonly send: (body: PasswordAgain) => Promise<ApiError | undefined>;
}

/** What can be done with a second step that is on; each asks for the password. Who needs one cannot turn it off. */
export function StepsIfOn({
  state: { recoveryCodesLeft, isRequired },
  onStage,
}: {
  readonly state: TotpState;
  readonly onStage: (stage: Stage) => void;
}) {
  const t = useOwnAccountWords();
  const [asked, setAsked] = useState<OwnAccountWord>();
  const steps = useSteps(onStage).filter(({ open }) => open !== 'turnOff' || !isRequired),
    step = steps.find(({ open }) => open === asked);
  return (
    <>
      <p>{t('codesLeft', { count: recoveryCodesLeft })}</p>
      <div className={css.acts}>
        {steps.map(({ open, look }) => (
          <Button
            key={open}
            look={look}
            onClick={() => {
              setAsked(open);
            }}
          >
            {t(open)}
          </Button>
        ))}
      </div>
      {step && (
        <PasswordDialog
          key={step.open}
          title={t(step.title)}
          act={t(step.act)}
          look={step.look ?? 'primary'}
          onClose={() => {
            setAsked(undefined);
          }}
          send={step.send}
        >
          <p>{t(step.text)}</p>
        </PasswordDialog>
      )}
    </>
  );
}

function useSteps(onStage: (stage: Stage) => void): readonly Step[] {
  const t = useOwnAccountWords();
  const dispatch = useDispatch();
  const [renew] = ownAccount.useRenewRecoveryCodesMutation();
  const [end] = ownAccount.useEndTotpMutation();
  const newSecret = useNewSecret(onStage);
  const newCodes = async (body: PasswordAgain) => {
    const { data, error } = await renew({ body });
    if (data) onStage(data);
    return error as ApiError | undefined;
  };
  const turnOff = async (body: PasswordAgain) => {
    const { error } = await end({ body });
    if (!error) dispatch(flash({ type: 'success', text: t('turnedOff'), timeout: 6000 }));
    return error as ApiError | undefined;
  };
  return [
    { open: 'otherApp', title: 'otherAppTitle', text: 'otherAppText', act: 'next', send: newSecret },
    { open: 'newCodes', title: 'newCodesTitle', text: 'newCodesText', act: 'newCodesAct', send: newCodes },
    { open: 'turnOff', title: 'turnOffTitle', text: 'turnOffText', act: 'turnOff', look: 'danger', send: turnOff },
  ];
}
