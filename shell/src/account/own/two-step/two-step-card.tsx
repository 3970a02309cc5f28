import { useSession, type ApiError } from '@porchlight/client';
import type { TotpState } from '@porchlight/contracts/accounts';
import { Badge, Button, Card, Notice, Skeleton } from '@porchlight/ui';
import { useState } from 'react';
import { isStaff } from '../is-staff.ts';
import css from '../my-account.module.css';
import { ownAccount } from '../own-account-calls.ts';
import { useOwnAccountWords } from '../words/catalogue.ts';
import { NewApp } from './new-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepsIfOff } from './steps-if-off.tsx';
import { StepsIfOn } from './steps-if-on.tsx';

/** What stands in the card meanwhile: a new app's key, or codes that are shown once. */
export type Stage =
  { readonly secret: string; readonly otpauthUrl: string } | { readonly recoveryCodes: readonly string[] };

/** The second step of signing in: whether it is on, and all that can be done with it. */
export function TwoStepCard() {
  const t = useOwnAccountWords();
  const { data, error, refetch } = ownAccount.useGetTotpQuery();
  return (
    <Card isPadded className={css.part}>
      <div className={css.titled}>
        <h2>{t('twoStep')}</h2>
        {data && <Badge tone={data.isOn ? 'ok' : 'neutral'}>{t(data.isOn ? 'twoStepOn' : 'twoStepOff')}</Badge>}
      </div>
      <p>{t('twoStepWhy')}</p>
      {data ? (
        <Steps state={data} />
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

function Steps({ state }: { readonly state: TotpState }) {
  const [stage, setStage] = useState<Stage>();
  const end = () => {
    setStage(undefined);
  };
  if (stage)
    return 'secret' in stage ? (
      <NewApp {...stage} onDone={setStage} onCancel={end} />
    ) : (
      <RecoveryCodes codes={stage.recoveryCodes} onDone={end} />
    );
  return state.isOn ? (
    <StepsIfOn state={state} onStage={setStage} />
  ) : (
    <>
      <Advice isRequired={state.isRequired} />
      <StepsIfOff onStage={setStage} />
    </>
  );
}

/** Whoever must is told on top of the page. */
function Advice({ isRequired }: { readonly isRequired: boolean }) {
  const t = useOwnAccountWords();
  const { role } = useSession();
  return isStaff(role) && !isRequired ? <Notice tone="warn">{t('twoStepAdvice')}</Notice> : null;
}
