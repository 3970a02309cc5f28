import { useFormat, useMessages } from '@porchlight/client';
import { ComparisonDialog, RecordHistory, type EditedRecord } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import type { LivingRecord } from './content-life.ts';
import { contentLifeMessages } from './messages/catalog.ts';

/** Fields of a record at a change. */
interface Version {
  readonly at: string;
  readonly fields: object;
}

/** The saved versions of a record. In its form each can be compared with what is typed, and restored field by field. */
export function ContentVersions({ life, record, edited }: LivingRecord & { readonly edited?: EditedRecord }) {
  const t = useMessages(contentLifeMessages);
  const [version, setVersion] = useState<Version>();
  return (
    <>
      <RecordHistory
        screens={life.screens}
        record={record}
        title={t('versions')}
        actionOf={({ at, before, after }, isOldest) =>
          edited && (
            <div>
              <Button look="link" onClick={() => setVersion({ at, fields: after })}>
                {t('compareVersion')}
              </Button>
              {isOldest && before && (
                <Button look="link" onClick={() => setVersion({ at, fields: before })}>
                  {t('compareBefore')}
                </Button>
              )}
            </div>
          )
        }
      />
      {version && edited && (
        <VersionDialog
          life={life}
          record={record}
          edited={edited}
          version={version}
          onClose={() => setVersion(undefined)}
        />
      )}
    </>
  );
}

/** Comparison of a version with what is typed. The publication, and who sees the record, are no part of it. */
function VersionDialog({
  life,
  record,
  edited,
  version: { at, fields },
  onClose,
}: LivingRecord & {
  readonly edited: EditedRecord;
  readonly version: Version;
  readonly onClose: () => void;
}) {
  const t = useMessages(contentLifeMessages);
  const format = useFormat();
  const { state, publishedAt, permission } = edited.body();
  return (
    <ComparisonDialog
      screens={life.screens}
      mine={edited.form.getValues()}
      theirs={{ ...record, ...fields, state, publishedAt, permission }}
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
