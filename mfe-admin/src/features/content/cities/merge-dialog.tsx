import { flash, useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog, KeyValue } from '@porchlight/console-ui';
import type { CityMergePreview, CityRecord } from '@porchlight/contracts/catalog';
import type { AnyRecord } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { useState } from 'react';
import { CityChooser } from './city-chooser.tsx';
import { cityMergeCalls } from './city-merge-calls.ts';
import { cityMessages } from './messages/catalog.ts';

interface Props {
  readonly city: AnyRecord;
  /** Version that the user has seen. */
  readonly version: number | undefined;
  readonly onMerged: (into: CityRecord) => void;
  readonly onClose: () => void;
}

/** Dialog that merges a city into another one: choose it by name, see what moves, confirm. */
export function MergeDialog({ city, version = city.version, onMerged, onClose }: Props) {
  const t = useMessages(cityMessages);
  const name = String(city['name']);
  const dispatch = useDispatch();
  const [target, setTarget] = useState<CityRecord>();
  const [merge, { isLoading, error }] = cityMergeCalls.useMergeCityMutation();
  const { currentData: preview, error: failure } = cityMergeCalls.usePreviewCityMergeQuery(
    { params: { id: city.id }, query: { into: target?.id ?? '' } },
    { skip: !target, refetchOnMountOrArgChange: true },
  );
  const confirm = async ({ into }: CityMergePreview) => {
    const sent = await merge({ params: { id: city.id }, body: { into: into.id, version, intoVersion: into.version } });
    if (sent.error) return;
    dispatch(flash({ type: 'success', text: t('merged', { city: name, into: into.name }) }));
    onMerged(into);
  };
  const problem = (error ?? failure) as ApiError | undefined;
  return (
    <ConfirmDialog
      isOpen
      title={t('mergeTitle', { city: name })}
      confirmText={preview ? t('mergeInto', { into: preview.into.name }) : t('merge')}
      cancelText={t('cancel')}
      closeLabel={t('close')}
      isBusy={isLoading}
      busyText={t('merging')}
      failure={problem?.message}
      onConfirm={preview ? () => void confirm(preview) : undefined}
      onCancel={onClose}
    >
      <p>{t('mergeText', { city: name })}</p>
      <CityChooser except={city.id} onChoose={setTarget} />
      {preview && <Moved preview={preview} city={city} />}
    </ConfirmDialog>
  );
}

/** What a merge moves. */
function Moved({
  preview: { into, listings, alerts, aliases },
  city,
}: {
  readonly preview: CityMergePreview;
  readonly city: AnyRecord;
}) {
  const t = useMessages(cityMessages);
  const format = useFormat();
  const countOf = ({ count, more }: CityMergePreview['listings']) =>
    more ? t('moreThan', { count: format.number(count) }) : format.number(count);
  return (
    <>
      <KeyValue
        facts={[
          { key: 'listings', label: t('listings'), value: countOf(listings) },
          { key: 'alerts', label: t('alerts'), value: countOf(alerts) },
          { key: 'aliases', label: t('aliases'), value: aliases.length > 0 ? aliases.join(', ') : t('none') },
          { key: 'address', label: t('address'), value: `${String(city['url'])} → ${into.url}` },
        ]}
      />
      <Notice tone="warn">{t('mergeWarning')}</Notice>
    </>
  );
}
