import { useFormat, useMessages } from '@porchlight/client';
import type { ResourceChange } from '@porchlight/contracts';
import { ComparisonDialog, RecordHistory, type AnyRecord, type EditedRecord } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { postsMessages } from '../messages/catalog.ts';
import { posts } from '../post-screens.ts';

/** The saved versions of a post. In its form each can be compared with what is typed, and restored field by field. */
export function PostVersions({ record, edited }: { readonly record: AnyRecord; readonly edited?: EditedRecord }) {
  const t = useMessages(postsMessages);
  const [change, setChange] = useState<ResourceChange>();
  return (
    <>
      <RecordHistory
        screens={posts}
        record={record}
        title={t('versions')}
        actionOf={(one) =>
          edited && (
            <div>
              <Button look="link" onClick={() => setChange(one)}>
                {t('compareVersion')}
              </Button>
            </div>
          )
        }
      />
      {change && edited && (
        <VersionDialog record={record} edited={edited} change={change} onClose={() => setChange(undefined)} />
      )}
    </>
  );
}

/** Comparison of a version with what is typed. The state and the time of publication are no part of it. */
function VersionDialog({
  record,
  edited,
  change: { at, after },
  onClose,
}: {
  readonly record: AnyRecord;
  readonly edited: EditedRecord;
  readonly change: ResourceChange;
  readonly onClose: () => void;
}) {
  const t = useMessages(postsMessages);
  const format = useFormat();
  const { state, publishedAt } = edited.body();
  return (
    <ComparisonDialog
      screens={posts}
      mine={edited.form.getValues()}
      theirs={{ ...record, ...after, state, publishedAt }}
      texts={{
        title: t('versionTitle', { time: format.date(at, 'long') }),
        text: t('versionText'),
        theirs: t('thatVersion'),
        takeTheirs: t('takeVersion'),
        save: t('restore'),
        initial: 'theirs',
      }}
      onMerge={(values) => {
        edited.form.setValues(values);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
