import { useMessages } from '@porchlight/client';
import type { Form } from '@porchlight/forms';
import { Button, Dialog } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './decide.module.css';
import type { DialogState, OpenDialog } from './decision-bar.tsx';
import { decideMessages } from './messages/catalog.ts';

interface Props extends DialogState {
  readonly decision: OpenDialog;
  readonly form: Pick<Form<never>, 'id' | 'isBusy' | 'props'>;
  /** A colleague was faster: the dialog can only be closed. */
  readonly isDecided: boolean;
  readonly children: ReactNode;
}

const final: ReadonlySet<Props['decision']> = new Set(['suspended', 'upheld']);

/** Frame of the dialogs that decide about reports: a form, and the button that names the decision. */
export function DecisionDialog({ decision, form, isDecided, isOpen, onClose, children }: Props) {
  const t = useMessages(decideMessages);
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`title.${decision}`)}
      closeLabel={t('close')}
      size="wide"
      foot={
        <>
          <Button onClick={onClose}>{t(isDecided ? 'toDecision' : 'cancel')}</Button>
          {!isDecided && (
            <Button
              look={final.has(decision) ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              isBusy={form.isBusy}
              busyText={t('saving')}
            >
              {t(decision)}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        {children}
      </form>
    </Dialog>
  );
}
