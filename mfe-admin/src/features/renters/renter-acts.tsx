import { flash, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog, FormSection } from '@porchlight/console-ui';
import type { StaffRenter } from '@porchlight/contracts/accounts';
import { ViewAsAct } from '@porchlight/resource-kit';
import { Button, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { rentersMessages } from './messages/catalog.ts';
import css from './renters.module.css';
import { rentersCalls } from './renters-calls.ts';

type Act = 'reset' | 'stop' | 'delete';
interface Props {
  readonly renter: StaffRenter;
}

/** Acts for a renter, each with a permission of its own and a confirmation. */
export function RenterActs({ renter }: Props) {
  const t = useMessages(rentersMessages);
  const acts = usePermittedActs(renter);
  const [open, setOpen] = useState<Act>();
  const canView = usePermission('createImpersonations') && renter.state === 'active';
  if (acts.length === 0 && !canView) return null;
  const close = () => setOpen(undefined);
  return (
    <FormSection title={t('acts')}>
      <div className={css.acts}>
        {acts.map((act) => (
          <Button key={act} {...(act === 'delete' ? { look: 'danger' as const } : {})} onClick={() => setOpen(act)}>
            {t(act)}
          </Button>
        ))}
        {canView && <ViewAsAct userId={renter.id} name={renter.name} recordPath={`/admin/renters/${renter.id}`} />}
      </div>
      {open === 'reset' && <ResetDialog renter={renter} onClose={close} />}
      {open === 'stop' && <StopDialog renter={renter} onClose={close} />}
      {open === 'delete' && <DeleteDialog renter={renter} onClose={close} />}
    </FormSection>
  );
}

/** Returns the acts that the user may do and that the state of the account permits. */
function usePermittedActs({ state, mailState }: StaffRenter): readonly Act[] {
  const canReset = usePermission('createRenterPasswordResets');
  const canStop = usePermission('modifyRenterEmails');
  const canDelete = usePermission('createRenterDeletions');
  const acts: readonly (readonly [Act, boolean])[] = [
    ['reset', canReset && (state === 'active' || state === 'unclaimed')],
    ['stop', canStop && mailState !== 'stopped'],
    ['delete', canDelete && state === 'active'],
  ];
  return acts.filter(([, is]) => is).map(([act]) => act);
}

interface DialogProps extends Props {
  readonly onClose: () => void;
}
type Sent = Promise<{ readonly error?: unknown }>;

/** Returns a function that does an act, then closes its dialog with a message; a failure stays in the dialog. */
function useAct(onClose: () => void, done: string) {
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<ApiError>();
  const run = async (sent: Sent) => {
    setFailure(undefined);
    const { error } = await sent;
    if (error) {
      setFailure(error as ApiError);
      return;
    }
    dispatch(flash({ type: 'success', text: done }));
    onClose();
  };
  return { failure, run };
}

function ResetDialog({ renter: { id, email }, onClose }: DialogProps) {
  const t = useMessages(rentersMessages);
  const [send, { isLoading }] = rentersCalls.useSendRenterPasswordResetMutation();
  const { failure, run } = useAct(onClose, t('resetDone'));
  return (
    <ConfirmDialog
      isOpen
      title={t('resetTitle', { email })}
      failure={failure?.message}
      failureTitle={t('actFailed')}
      confirmText={t('reset')}
      confirmLook="primary"
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isLoading}
      busyText={t('sending')}
      onConfirm={() => void run(send({ params: { id } }))}
      onCancel={onClose}
    >
      <p>{t('resetText')}</p>
    </ConfirmDialog>
  );
}

function StopDialog({ renter: { id, email }, onClose }: DialogProps) {
  const t = useMessages(rentersMessages);
  const [stop, { isLoading }] = rentersCalls.useStopRenterMailsMutation();
  const { failure, run } = useAct(onClose, t('stopDone'));
  return (
    <ConfirmDialog
      isOpen
      title={t('stopTitle', { email })}
      failure={failure?.message}
      failureTitle={t('actFailed')}
      confirmText={t('stop')}
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isLoading}
      busyText={t('sending')}
      onConfirm={() => void run(stop({ params: { id } }))}
      onCancel={onClose}
    >
      <p>{t('stopText')}</p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ renter: { id, name }, onClose }: DialogProps) {
  const t = useMessages(rentersMessages);
  const [email, setEmail] = useState('');
  const [remove, { isLoading }] = rentersCalls.useDeleteRenterMutation();
  const { failure, run } = useAct(onClose, t('deleteDone'));
  const fieldError = failure?.errors?.['email']?.[0];
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle', { name })}
      failure={fieldError ? undefined : failure?.message}
      failureTitle={t('actFailed')}
      confirmText={t('delete')}
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isLoading}
      busyText={t('sending')}
      onConfirm={email.includes('@') ? () => void run(remove({ params: { id }, body: { email } })) : undefined}
      onCancel={onClose}
    >
      <p>{t('deleteText')}</p>
      <TextInput
        label={t('deleteEmail')}
        type="email"
        autoComplete="off"
        value={email}
        error={fieldError}
        onChange={({ target }) => setEmail(target.value)}
      />
    </ConfirmDialog>
  );
}
