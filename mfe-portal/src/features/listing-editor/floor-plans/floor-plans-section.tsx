import { useMessages } from '@porchlight/client';
import { maxPhotoBytes } from '@porchlight/contracts';
import { maxFloorPlans } from '@porchlight/contracts/catalog';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useRef } from 'react';
import { editorMessages } from '../messages/catalog.ts';
import { Section } from '../sections/section.tsx';
import css from './floor-plans.module.css';
import { floorPlanMessages } from './messages/catalog.ts';
import { PlanRow } from './plan-row.tsx';
import { PlanUploadRow } from './plan-upload-row.tsx';
import { planTypes, useFloorPlans } from './use-floor-plans.ts';

/** Floor plans of a listing, which are stored as soon as they are chosen, labelled or removed. */
export function FloorPlansSection({ listingId }: { readonly listingId: string }) {
  const t = useMessages(floorPlanMessages);
  const tEditor = useMessages(editorMessages);
  const { plans, isFailed, uploads, isFull, reload, add, retry, dismiss } = useFloorPlans(listingId);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const bounds = { count: maxFloorPlans, size: maxPhotoBytes / 1024 / 1024 };
  const isEmpty = plans?.length === 0 && uploads.length === 0;
  return (
    <Section name="floorPlans">
      <div className={css.content}>
        <p className={css.text}>{t(isFull ? 'plansFull' : 'plansText', bounds)}</p>
        {isFailed && <ErrorState title={t('plansFailed')} retryText={tEditor('tryAgain')} onRetry={reload} />}
        {!plans && !isFailed && <RowsSkeleton label={t('plansLoading')} />}
        {isEmpty && <p className={css.text}>{t('noPlans')}</p>}
        <ul className={css.list} aria-label={tEditor('section.floorPlans')}>
          {plans?.map((plan, at) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              number={at + 1}
              onChanged={reload}
              onRemoved={() => chooser.current?.focus()}
            />
          ))}
          {uploads.map((upload) => (
            <PlanUploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onDismiss={() => dismiss(upload.key)}
            />
          ))}
        </ul>
        <div>
          <Button ref={chooser} disabled={isFull || !plans} onClick={() => input.current?.click()}>
            {t('choosePlans')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={planTypes.join()}
            aria-label={t('planFile')}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </div>
      </div>
    </Section>
  );
}
