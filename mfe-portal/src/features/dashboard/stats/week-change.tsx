import { useFormat, useMessages } from '@porchlight/client';
import { classNames, Icon, VisuallyHidden } from '@porchlight/ui';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import { dashboardMessages } from '../messages/catalog.ts';
import css from './stats.module.css';

/** Difference to the week before, as an arrow with the number, and in words for screen readers. */
export function WeekChange({ change }: { readonly change: number }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const count = format.number(Math.abs(change));
  if (change === 0)
    return (
      <small>
        <Icon of={IconEqual} size={16} />
        <VisuallyHidden>{t('same')}</VisuallyHidden>
      </small>
    );
  return (
    <small className={classNames(change > 0 && css.more)}>
      <Icon of={change > 0 ? IconArrowUp : IconArrowDown} size={16} />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t(change > 0 ? 'more' : 'fewer', { count })}</VisuallyHidden>
    </small>
  );
}
