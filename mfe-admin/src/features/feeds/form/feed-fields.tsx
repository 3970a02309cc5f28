import { useMessages, usePermission } from '@porchlight/client';
import type { FeedFormat } from '@porchlight/contracts/catalog';
import { ColumnsField, RecordField, type OpenForm } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { useEffect } from 'react';
import { feeds } from '../feed-screens.ts';
import { feedsMessages } from '../messages/catalog.ts';
import { FeedTestPanel } from '../trial/feed-test-panel.tsx';
import { isTabular } from '../trial/is-tabular.ts';
import { useFeedTest } from '../trial/use-feed-test.ts';

const names = [
  'name',
  'company',
  'format',
  'address',
  'city',
  'schedule',
  'mode',
  'identity',
  'autoEnables',
  'contactEmail',
];

/** Fields of a feed, with a test of its file among them. */
export function FeedFields({ edited, record }: OpenForm) {
  const test = useFeedTest(edited);
  const mayTest = usePermission('createFeeds');
  const format = edited.form.getValues()['format'] as FeedFormat;
  return (
    <>
      {names.map((name) => (
        <RecordField key={name} screens={feeds} edited={edited} name={name} />
      ))}
      {mayTest && <FeedTestPanel test={test} format={format} />}
      {!record && <ActiveField edited={edited} isTested={test.isGood} />}
      {isTabular(format) && (
        <ColumnsField screens={feeds} edited={edited} name="mapping" columns={test.result?.sources ?? []} />
      )}
    </>
  );
}

/** Switch of a new feed, once a test found homes; without one the feed is off. */
function ActiveField({ edited, isTested }: Pick<OpenForm, 'edited'> & { readonly isTested: boolean }) {
  const t = useMessages(feedsMessages);
  const { getValues, setFieldValue } = edited.form;
  useEffect(() => {
    if (!isTested && getValues()['isActive'] === true) setFieldValue('isActive', false);
  }, [isTested, getValues, setFieldValue]);
  if (!isTested) return <Notice tone="quiet">{t('activeAfterTest')}</Notice>;
  return <RecordField screens={feeds} edited={edited} name="isActive" />;
}
