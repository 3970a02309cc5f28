import type { ReactNode } from 'react';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { classNames } from '../class-names.ts';
import css from './feedback.module.css';
import { Icon, type IconDrawing } from './icon.tsx';

/** Grey loading placeholder, hidden from screen readers; its container announces the loading state. */
export const Skeleton = ({
  shape = 'line',
  className,
}: {
  readonly shape?: 'line' | 'title' | 'photo' | 'box' | 'short';
  readonly className?: string | undefined;
}) => <span className={classNames(css.skeleton, shape === 'short' && css.line, css[shape], className)} aria-hidden />;

export type NoticeTone = 'info' | 'ok' | 'warn' | 'danger' | 'quiet';
const noticeIcon: Record<NoticeTone, IconDrawing> = {
  info: IconInfoCircle,
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  danger: IconAlertTriangle,
  quiet: IconInfoCircle,
};
export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly icon?: IconDrawing;
  readonly acts?: ReactNode;
  /** Live region: `alert` for errors, `status` for other messages; not announced without it. */
  readonly role?: 'alert' | 'status';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}
/** Message in the page: what happened, and what to do next. */
export const Notice = ({ tone = 'info', title, icon, acts, role, className, children }: NoticeProps) => (
  <div className={classNames(css.notice, css[tone], className)} role={role}>
    <Icon of={icon ?? noticeIcon[tone]} size={24} />
    <div className={css.text}>
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
      {acts && <div className={css.acts}>{acts}</div>}
    </div>
  </div>
);

/** Loading indicator with a visible label, announced to screen readers. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <span className={css.spinner} role="status">
    {label}
  </span>
);

const tones = [undefined, 'tone1', 'tone2', 'tone3', 'tone4'] as const;
const toneOf = (id: string) =>
  tones[[...id].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7) % tones.length];
/** Photo of a user, or initials on a colour derived from the id; decoration beside the name. */
export const Avatar = ({
  id,
  name,
  photo,
  size,
}: {
  readonly id: string;
  readonly name: string;
  readonly photo?: string | undefined;
  readonly size?: 'large';
}) => {
  const tone = toneOf(id);
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toLocaleUpperCase())
    .join('');
  return (
    <span className={classNames(css.avatar, size && css.large, tone && css[tone])} aria-hidden>
      {photo ? <img src={photo} alt="" width="52" height="52" loading="lazy" /> : initials}
    </span>
  );
};

/** Empty state: picture, title, explanation and the next action. */
export const EmptyState = ({
  picture,
  title,
  children,
  acts,
}: {
  readonly picture?: ReactNode;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly acts?: ReactNode;
}) => (
  <div className={css.empty}>
    {picture}
    {title && <h2>{title}</h2>}
    {children && <p>{children}</p>}
    {acts && <div className={css.emptyActs}>{acts}</div>}
  </div>
);
