import { useSession, type ApiError } from '@porchlight/client';
import type { TotpState } from '@porchlight/contracts/accounts';
import { Badge, Button, Card, Notice, Skeleton } from '@porchlight/ui';
import { useState } from 'react';
import { isStaff } from '../is-staff.ts';
import css from '../my-account.module.css';
import { accountCalls } from '../account-calls.ts';
import { useOwnAccountMessages } from '../messages/catalog.ts';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { EnableSecondFactor } from './enable-second-factor.tsx';
import { ManageSecondFactor } from './manage-second-factor.tsx';
import type { SetupStage } from './use-new-secret.ts';

/** Renders the state and the actions of two-factor authentication. */
export function SecondFactorCard() {
  const t = useOwnAccountMessages();
  const { data, error, refetch } = accountCalls.useGetTotpQuery();
  return (
    <Card isPadded className={css.part}>
      <div className={css.titled}>
        <h2>{t('twoStep')}</h2>
        {data && <Badge tone={data.isOn ? 'ok' : 'neutral'}>{t(data.isOn ? 'twoStepOn' : 'twoStepOff')}</Badge>}
      </div>
      <p>{t('twoStepWhy')}</p>
      {data ? (
        <SecondFactorActions state={data} />
      ) : error ? (
        <Notice
          tone="danger"
          role="alert"
          acts={
            <Button
              onClick={() => {
                void refetch();
              }}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {(error as ApiError).message}
        </Notice>
      ) : (
        <Skeleton shape="box" />
      )}
    </Card>
  );
}

function SecondFactorActions({ state }: { readonly state: TotpState }) {
  const [stage, setStage] = useState<SetupStage>();
  const end = () => {
    setStage(undefined);
  };
  if (stage)
    return 'secret' in stage ? (
      <AuthenticatorSetup {...stage} onDone={setStage} onCancel={end} />
    ) : (
      <RecoveryCodes codes={stage.recoveryCodes} onDone={end} />
    );
  return state.isOn ? (
    <ManageSecondFactor state={state} onStage={setStage} />
  ) : (
    <>
      <Advice isRequired={state.isRequired} />
      <EnableSecondFactor onStage={setStage} />
    </>
  );
}

/** Renders advice for staff. Users who require a second factor see a notice at the top of the page instead. */
function Advice({ isRequired }: { readonly isRequired: boolean }) {
  const t = useOwnAccountMessages();
  const { role } = useSession();
  return isStaff(role) && !isRequired ? <Notice tone="warn">{t('twoStepAdvice')}</Notice> : null;
}
