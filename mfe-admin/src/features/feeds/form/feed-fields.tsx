import { useMessages, usePermission } from '@porchlight/client';
import { companyResource } from '@porchlight/contracts/accounts';
import { cityResource, type FeedFormat } from '@porchlight/contracts/catalog';
import { ColumnsField, RecordField, type AnyRecord, type OpenForm } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { useEffect } from 'react';
import { feeds } from '../feed-screens.ts';
import { feedsMessages } from '../messages/catalog.ts';
import { FeedTestPanel } from '../trial/feed-test-panel.tsx';
import { isTabular } from '../trial/is-tabular.ts';
import { useFeedTest } from '../trial/use-feed-test.ts';
import { RecordChooser } from './record-chooser.tsx';

const importFields = ['schedule', 'mode', 'identity', 'autoEnables', 'contactEmail'];
const nameOf = (record: AnyRecord) => String(record['name']);
const cityOf = (record: AnyRecord) => [record['name'], record['provinceName']].filter(Boolean).join(', ');

/** Fields of a feed, with a test of its file among them. */
export function FeedFields({ edited, record }: OpenForm) {
  const test = useFeedTest(edited);
  const mayTest = usePermission('createFeeds');
  const format = edited.form.getValues()['format'] as FeedFormat;
  const field = (name: string) => <RecordField key={name} screens={feeds} edited={edited} name={name} />;
  return (
    <>
      {field('name')}
      <RecordChooser edited={edited} name="company" of={companyResource} labelOf={nameOf} />
      {['format', 'address'].map(field)}
      <RecordChooser edited={edited} name="city" of={cityResource} labelOf={cityOf} isOptional />
      {importFields.map(field)}
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
