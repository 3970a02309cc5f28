import { useFormat, useMessages, useNow } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { RowsSkeleton } from '@porchlight/console-ui';
import { Button, Card, Notice } from '@porchlight/ui';
import { dashboardMessages } from './messages/catalog.ts';
import { useWaitingTasks, type WaitingTask } from './use-waiting-tasks.ts';
import css from './dashboard.module.css';

/** List of pending work as links, with the age of the oldest item. */
export function WaitingTasks() {
  const t = useMessages(dashboardMessages);
  const { tasks, isLoading, isFailed, retry } = useWaitingTasks();
  return (
    <Card isPadded className={css.waiting}>
      <h2>{t('waiting')}</h2>
      {isFailed && (
        <Notice tone="warn" acts={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('failed')}
        </Notice>
      )}
      {tasks.length > 0 && (
        <ul className={css.tasks}>
          {tasks.map((task) => (
            <Task key={task.key} task={task} />
          ))}
        </ul>
      )}
      {isLoading && <RowsSkeleton rows={2} label={t('loading')} />}
      {!isLoading && !isFailed && tasks.length === 0 && <p>{t('nothingWaits')}</p>}
    </Card>
  );
}

function Task({ task: { key, to, count, isMore, oldest } }: { readonly task: WaitingTask }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const now = useNow();
  const text = t(key, { count });
  return (
    <li>
      <Link to={to}>{isMore ? t('orMore', { text }) : text}</Link>
      {oldest && <small>{t('oldest', { age: format.ago(oldest, now) })}</small>}
    </li>
  );
}
