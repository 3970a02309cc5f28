import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import {
  ConsolePage,
  ErrorState,
  FormLayout,
  PageHeader,
  PageMessage,
  RowsSkeleton,
  useIsPhone,
} from '@porchlight/console-ui';
import { callsOf, RecordForm, RecordHistory } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { BlockEditor, BlockFacts } from './block-editor.tsx';
import { BlockTree } from './block-tree.tsx';
import { contentBlocks, type Block } from './content-blocks.ts';
import css from './global-content.module.css';
import { blocksMessages } from './messages/catalog.ts';
import { useContentRefresh, useOpenBlocks } from './use-open-blocks.ts';

/** Screen of the texts and facts of the public site: their keys, and the form of one of them. */
export function GlobalContentScreen() {
  const t = useMessages(blocksMessages);
  // One page holds all: keys are added by code only.
  const { data, error, refetch } = callsOf(contentBlocks.resource).list.useQuery(
    { query: { perPage: 100 } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      {!data && error && (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton label={t('loading')} />}
      {data && <Blocks blocks={data.records as unknown as readonly Block[]} />}
    </ConsolePage>
  );
}

/** On a phone the way back to the keys, otherwise what to do as long as no key is chosen. */
function Introduction({ isPhone, isChosen }: { readonly isPhone: boolean; readonly isChosen: boolean }) {
  const t = useMessages(blocksMessages);
  if (isPhone) return isChosen && <Link to={contentBlocks.paths.list}>{t('allKeys')}</Link>;
  return !isChosen && <PageMessage title={t('choose')}>{t('chooseText')}</PageMessage>;
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const isPhone = useIsPhone();
  const canModify = usePermission('modifyGlobalContent');
  const [query, setQuery] = useSearchParams();
  const current = blocks.find(({ id }) => id === query.get('key'));
  const open = useOpenBlocks((id) => setQuery(new URLSearchParams({ key: id })));
  const changed = new Set(open.changed.map(({ id }) => id));
  return (
    <div className={css.layout}>
      {!(isPhone && current) && <BlockTree blocks={blocks} current={current?.id} changed={changed} />}
      <FormLayout side={current && <History block={current} open={open} />}>
        <Introduction isPhone={isPhone} isChosen={current !== undefined} />
        {canModify && <BlocksForm blocks={blocks} current={current} open={open} />}
        {!canModify && current && <BlockFacts block={current} />}
      </FormLayout>
    </div>
  );
}

type Open = ReturnType<typeof useOpenBlocks>;

/** Form of all blocks, of which one is shown. */
function BlocksForm({
  blocks,
  current,
  open: { opened, changed, partly, report, save },
}: {
  readonly blocks: readonly Block[];
  readonly current: Block | undefined;
  readonly open: Open;
}) {
  const t = useMessages(blocksMessages);
  return (
    <RecordForm
      edited={opened.map(({ edited }) => edited)}
      onSubmit={save}
      unsavedText={t('changedKeys', { count: changed.length })}
    >
      {partly && changed.length > 0 && (
        <Notice tone="warn" role="status">
          {t('someSaved', { saved: partly.saved, keys: partly.failed.join(', ') })}
        </Notice>
      )}
      {blocks.map((block) => (
        <BlockEditor key={block.id} block={block} isCurrent={block.id === current?.id} report={report} onSave={save} />
      ))}
    </RecordForm>
  );
}

function History({ block, open }: { readonly block: Block; readonly open: Open }) {
  const refresh = useContentRefresh();
  const edited = open.opened.find(({ id }) => id === block.id)?.edited;
  // Right after a save the list still has the version before it.
  const version = Math.max(block.version, edited?.version() ?? 1);
  return (
    <RecordHistory
      key={block.id}
      screens={contentBlocks}
      record={{ ...block, version }}
      onReverted={(record) => {
        edited?.reset(record);
        refresh();
      }}
    />
  );
}
