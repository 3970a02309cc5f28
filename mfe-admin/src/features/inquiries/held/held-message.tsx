import { useMessages, usePermission } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import type { MessageHold, StaffInquiryMessage } from '@porchlight/contracts/catalog';
import { Notice } from '@porchlight/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import css from '../inquiries.module.css';
import { inquiriesMessages } from '../messages/catalog.ts';
import { DecisionButtons, type DecisionButtonsProps } from './decision-buttons.tsx';
import { NextHeldMessage } from './next-held-message.tsx';
import { useDecision } from './use-decision.ts';
import { useHoldTexts } from './use-hold-texts.ts';

interface Props {
  readonly inquiryId: string;
  readonly message: StaffInquiryMessage & { readonly hold: MessageHold };
  /** The message as it was written, once it is shown. */
  readonly children: ReactNode;
  /** Loads the inquiry again, after a decision. */
  readonly reload: () => Promise<unknown>;
}

/** Message that is or was held for a check: why, how the check ends or ended, and what staff may decide. */
export function HeldMessage({ inquiryId, message: { id, isHeld, hold }, children, reload }: Props) {
  const t = useMessages(inquiriesMessages);
  const texts = useHoldTexts(hold);
  const { outcome, ...decision } = useDecision({ id: inquiryId, messageId: id }, reload);
  const isWaiting = isHeld && hold.decision === undefined;
  return (
    <FormSection title={t(isWaiting ? 'heldTitle' : 'wasHeldTitle')}>
      <Reasons reasons={hold.reasons} />
      {isWaiting ? (
        <>
          {children}
          <p className={css.text}>{texts.ending}</p>
          <PermittedDecisions {...decision} />
        </>
      ) : (
        <Decided isFresh={outcome !== undefined} isLate={outcome === 'late'}>
          {texts.ended}
          {outcome && <NextHeldMessage inquiryId={inquiryId} />}
        </Decided>
      )}
    </FormSection>
  );
}

function Reasons({ reasons }: Pick<MessageHold, 'reasons'>) {
  const t = useMessages(inquiriesMessages);
  return (
    <div>
      <p className={css.quiet}>{t('holdReasons')}</p>
      {reasons.length > 0 ? (
        <ul className={css.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{t(`reason.${reason}`)}</li>
          ))}
        </ul>
      ) : (
        <p className={css.text}>{t('noReasons')}</p>
      )}
    </div>
  );
}

/** Buttons for staff who may decide; for others, that they may not. */
function PermittedDecisions(props: DecisionButtonsProps) {
  const t = useMessages(inquiriesMessages);
  const mayDecide = usePermission('modifyReportedListings');
  return mayDecide ? <DecisionButtons {...props} /> : <p className={css.text}>{t('decisionDenied')}</p>;
}

/** How a hold ended. It gets the focus after a decision, whose buttons are gone. */
function Decided({
  isFresh,
  isLate,
  children,
}: {
  /** The reader has just decided, or tried to. */
  readonly isFresh: boolean;
  /** Another decision, or the release after a day, came first. */
  readonly isLate: boolean;
  readonly children: ReactNode;
}) {
  const t = useMessages(inquiriesMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) box.current?.focus();
  }, [isFresh]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={isLate ? 'warn' : 'info'} role="status" title={isLate ? t('decidedBefore') : undefined}>
        {children}
      </Notice>
    </div>
  );
}
