import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { classNames } from '../../class-names.ts';
import { IconButton } from '../controls/button.tsx';
import css from './dialog.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, a press outside, the close button and the timer; the owner then sets `isOpen` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly isTitleHidden?: boolean | undefined;
  readonly closeLabel: string;
  readonly size?: 'wide' | 'full' | undefined;
  /** Milliseconds after which it closes by itself. */
  readonly closesAfter?: number | undefined;
  readonly foot?: ReactNode;
  readonly isFlush?: boolean | undefined;
  /**
   * With an id the content is rendered while closed too, so that `<button popovertarget={id}>` opens it without
   * JavaScript; such a button prevents the default in its own handler.
   */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    if (dialog.matches(':popover-open')) dialog.hidePopover();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    return () => dialog.close(); // closing restores the focus
  }, [ref, isOpen]);
}

function useTimer(isOpen: boolean, after: number | undefined, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen || after === undefined) return;
    const timer = setTimeout(() => latest.current(), after);
    return () => clearTimeout(timer);
  }, [isOpen, after]);
}

/**
 * Modal dialog; a bottom sheet on phones. The focus moves to the element marked `data-focus-first`, else to the first
 * control. Closes on Escape, on a press outside, and after `closesAfter`.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden,
  closeLabel,
  size,
  closesAfter,
  foot,
  isFlush,
  id,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, isOpen);
  useTimer(isOpen, closesAfter, onClose);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboard users close with Escape, which fires `cancel`
    <dialog
      ref={ref}
      id={id}
      popover={id ? 'auto' : undefined}
      className={classNames(css.dialog, size && css[size], className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target === event.currentTarget) {
          event.preventDefault();
          onClose();
        }
      }}
      onClick={closeOnBackdrop}
    >
      {(isOpen || id) && (
        <div className={css.frame}>
          <div className={classNames(css.head, isTitleHidden && css.headHidden)}>
            {isTitleHidden ? <VisuallyHidden id={titleId}>{title}</VisuallyHidden> : <h2 id={titleId}>{title}</h2>}
            <IconButton
              icon={IconX}
              label={closeLabel}
              onClick={onClose}
              {...(id ? { popoverTarget: id, popoverTargetAction: 'hide' as const } : {})}
            />
          </div>
          <div className={classNames(css.body, isFlush && css.flush)}>{children}</div>
          {foot && <div className={css.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Dialog at the side of the window, full screen on phones: menus and filters. */
export const Sheet = ({ className, ...rest }: Omit<DialogProps, 'size'>) => (
  <Dialog {...rest} className={classNames(css.side, className)} />
);
