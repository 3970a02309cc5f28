import { useMessages, usePermission } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import { RunFeed, type AnyRecord, type OpenForm } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { feedOf } from '../list/feed-of.ts';
import { feedsMessages } from '../messages/catalog.ts';
import css from './form.module.css';
import { RemoveFeed } from './remove-feed.tsx';

type Props = OpenForm & { readonly record: AnyRecord };

/** Whether a feed is on, with its switch, a run outside of its schedule and its removal. */
export function Operation({ edited, submit, record }: Props) {
  const t = useMessages(feedsMessages);
  const canModify = usePermission('modifyFeeds');
  const { isActive } = feedOf(record);
  const turn = () => {
    edited.form.setFieldValue('isActive', !isActive);
    void submit();
  };
  return (
    <FormSection title={t('operation')}>
      <p role="status">{t(isActive ? 'isOn' : 'isOff')}</p>
      {canModify && (
        <div className={css.acts}>
          <Button isBusy={edited.isBusy} onClick={turn}>
            {t(isActive ? 'pause' : 'resume')}
          </Button>
          <RunFeed feed={feedOf(record)} />
          <RemoveFeed record={record} />
        </div>
      )}
    </FormSection>
  );
}
