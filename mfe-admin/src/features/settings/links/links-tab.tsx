import { flash, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import {
  ErrorState,
  FormLayout,
  FormSection,
  ListCard,
  RowsSkeleton,
  type ListCardProps,
} from '@porchlight/console-ui';
import {
  callsOf,
  RecordFacts,
  RecordFields,
  RecordForm,
  RecordHistory,
  useEditedRecord,
  type AnyRecord,
  type EditedRecord,
} from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { useState } from 'react';
import css from './links-tab.module.css';
import { linksMessages } from './messages/catalog.ts';
import { permalinks } from './permalink-screens.ts';

const kinds = ['listings', 'posts', 'faq'] as const;
type Kind = (typeof kinds)[number];
type Links = Readonly<Record<Kind, AnyRecord>>;

/** The first parts of the public addresses, in one form. */
export function LinksTab({ tabs }: { readonly tabs: Pick<ListCardProps, 'views' | 'viewsLabel' | 'link'> }) {
  const t = useMessages(linksMessages);
  const { data, error, refetch } = callsOf(permalinks.resource).list.useQuery(
    { query: { perPage: 25 } },
    { refetchOnMountOrArgChange: true },
  );
  const records = data?.records as readonly AnyRecord[] | undefined;
  return (
    <>
      <ListCard {...tabs}>
        <p className={css.intro}>{t('description')}</p>
        {error && (
          <ErrorState
            title={t('loadFailed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {!records && !error && <RowsSkeleton rows={3} label={t('loading')} />}
      </ListCard>
      {records && <Loaded links={Object.fromEntries(records.map((record) => [record.id, record])) as Links} />}
    </>
  );
}

function Loaded({ links }: { readonly links: Links }) {
  const t = useMessages(linksMessages);
  const canModify = usePermission(permalinks.resource.permissions.modify);
  const edited = {
    listings: useEditedRecord(permalinks, links.listings),
    posts: useEditedRecord(permalinks, links.posts),
    faq: useEditedRecord(permalinks, links.faq),
  };
  const histories = kinds.map((kind) => (
    <RecordHistory
      key={kind}
      screens={permalinks}
      record={links[kind]}
      title={t(`history.${kind}`)}
      onReverted={edited[kind].reset}
    />
  ));
  return (
    <FormLayout side={histories}>
      {canModify ? (
        <LinksForm links={links} edited={edited} />
      ) : (
        kinds.map((kind) => (
          <FormSection key={kind} title={t(`kind.${kind}`)}>
            <RecordFacts screens={permalinks} record={links[kind]} />
          </FormSection>
        ))
      )}
    </FormLayout>
  );
}

interface FormProps {
  readonly links: Links;
  readonly edited: Readonly<Record<Kind, EditedRecord>>;
}

/**
 * Form of all permalinks. Each is saved by a call of its own; what failed stays in the form, and is sent again alone.
 */
function LinksForm({ links, edited }: FormProps) {
  const t = useMessages(linksMessages);
  const dispatch = useDispatch();
  const [isPartlySaved, setPartlySaved] = useState(false);
  const submit = async () => {
    const changed = kinds.map((kind) => edited[kind]).filter(({ form }) => form.isDirty());
    // Nothing is sent before all fields are checked.
    if (changed.map((one) => one.check()).includes(false)) return;
    const saved = await Promise.all(changed.map((one) => one.save()));
    const count = saved.filter(Boolean).length;
    setPartlySaved(count > 0 && count < changed.length);
    if (count === changed.length) dispatch(flash({ type: 'success', text: t('saved') }));
  };
  return (
    <RecordForm edited={kinds.map((kind) => edited[kind])} onSubmit={submit}>
      {isPartlySaved && (
        <Notice tone="warn" role="status">
          {t('onlySomeSaved')}
        </Notice>
      )}
      {kinds.map((kind) => (
        <FormSection key={kind} title={t(`kind.${kind}`)}>
          <div role="group" aria-label={t(`kind.${kind}`)}>
            <RecordFields screens={permalinks} edited={edited[kind]} onMerged={submit} />
          </div>
          <Redirect from={String(links[kind]['segment'])} to={String(edited[kind].form.getValues()['segment'])} />
        </FormSection>
      ))}
    </RecordForm>
  );
}

/** The redirect that a change makes. */
function Redirect({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useMessages(linksMessages);
  return from !== to && to !== '' && <Notice>{t('redirect', { from: `/${from}`, to: `/${to}` })}</Notice>;
}
