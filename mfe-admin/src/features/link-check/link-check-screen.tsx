import { flash, useFormat, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConsolePage, ErrorState, FooterBar, ListCard, PageHeader, RowsSkeleton } from '@porchlight/console-ui';
import type { LinkCheck } from '@porchlight/contracts/content';
import { StaffOnly } from '@porchlight/resource-kit';
import { Button, EmptyState } from '@porchlight/ui';
import { FaultTable } from './fault-table.tsx';
import { linkCheckCalls } from './link-check-calls.ts';
import css from './link-check.module.css';
import { linkCheckMessages } from './messages/catalog.ts';

const pollMs = 2_000;

/** Screen of the links of the site that lead to no page, with a button that checks them again. */
export function LinkCheckScreen() {
  const t = useMessages(linkCheckMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} action={<StartButton />} />
      <StaffOnly permission="viewSiteSettings">
        <ListCard viewsLabel={t('title')}>
          <Result />
        </ListCard>
      </StaffOnly>
    </ConsolePage>
  );
}

/** Returns the state of the check, requested again and again while it runs. */
function useLinkCheck() {
  const result = linkCheckCalls.useGetLinkCheckQuery(undefined, { refetchOnMountOrArgChange: true });
  const isRunning = result.data?.state === 'running';
  linkCheckCalls.endpoints.getLinkCheck.useQuerySubscription(undefined, { pollingInterval: isRunning ? pollMs : 0 });
  return result;
}

function StartButton() {
  const t = useMessages(linkCheckMessages);
  const dispatch = useDispatch();
  const canStart = usePermission('modifySiteSettings');
  const { data } = linkCheckCalls.useGetLinkCheckQuery();
  const [start, { isLoading }] = linkCheckCalls.useStartLinkCheckMutation();
  if (!canStart) return null;
  const press = async () => {
    const { error } = await start();
    if (error) dispatch(flash({ type: 'error', text: t('startFailed', { reason: (error as ApiError).message }) }));
  };
  return (
    <Button
      look="primary"
      isBusy={isLoading || data?.state === 'running'}
      busyText={t('running')}
      onClick={() => void press()}
    >
      {t('start')}
    </Button>
  );
}

function Result() {
  const t = useMessages(linkCheckMessages);
  const { data, error, refetch } = useLinkCheck();
  if (error)
    return (
      <ErrorState
        title={t('failed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RowsSkeleton label={t('loading')} />;
  return (
    <>
      {data.state === 'running' && <Progress check={data} />}
      <Faults check={data} />
    </>
  );
}

function Progress({ check: { checked, total } }: { readonly check: LinkCheck }) {
  const t = useMessages(linkCheckMessages);
  return (
    <div className={css.progress} role="status">
      <progress max={total} value={checked} aria-label={t('running')} />
      <span>{t('progress', { checked, total })}</span>
    </div>
  );
}

function Faults({ check: { finishedAt, faultCount, faults } }: { readonly check: LinkCheck }) {
  const t = useMessages(linkCheckMessages);
  const format = useFormat();
  if (finishedAt === undefined) return <EmptyState title={t('never')}>{t('neverText')}</EmptyState>;
  const checkedAt = t('checkedAt', { date: format.date(finishedAt, 'long') });
  if (faultCount === 0) return <EmptyState title={t('none')}>{checkedAt}</EmptyState>;
  return (
    <>
      <FaultTable faults={faults} />
      <FooterBar>
        <p role="status">
          {faultCount > faults.length
            ? t('firstFaults', { shown: faults.length, count: faultCount })
            : t('faults', { count: faultCount })}
        </p>
        <p>{checkedAt}</p>
      </FooterBar>
    </>
  );
}
