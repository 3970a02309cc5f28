import {
  api,
  flash,
  useFormat,
  useLanguage,
  useMessages,
  usePermission,
  type Messages,
  type Translate,
} from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { ConsolePage, FormSection, PageHeader } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import type { Translation } from '@porchlight/contracts/content';
import {
  LoadedPart,
  nameOf,
  RecordFacts,
  RecordFields,
  RecordForm,
  useEditedRecord,
  type AnyRecord,
  type ResourceScreens,
} from '@porchlight/resource-kit';
import { LinkButton, Notice } from '@porchlight/ui';
import { translationsMessages } from '../messages/catalog.ts';
import { translationsCalls } from '../translations-calls.ts';
import type { DeskAddress, RecordKey } from '../use-desk-address.ts';
import { deskScreens } from './desk-screens.ts';
import { TranslationSteps } from './translation-steps.tsx';

interface Props {
  readonly screens: ResourceScreens;
  readonly open: RecordKey;
  readonly address: DeskAddress;
}

/** Page of one record of the list: its texts in both languages, saved by its own resource. */
export function TranslationEditor({ screens, open, address }: Props) {
  const t = useMessages(translationsMessages);
  const language = useLanguage();
  const { data, refetch } = translationsCalls.useListTranslationsQuery({ query: address.query });
  const translations = data?.translations ?? [];
  const row = translations.find(({ kind, id }) => kind === open.kind && id === open.id);
  return (
    <ConsolePage>
      <LoadedPart key={`${open.kind}/${open.id}`} screens={screens} id={open.id}>
        {(record) => (
          <>
            <PageHeader
              title={nameOf(screens, record, language)}
              description={t(`kind.${open.kind}` as 'kind')}
              breadcrumbs={[{ to: address.addressOf(), label: t('title') }]}
              breadcrumbsLabel={t('breadcrumbs')}
              link={Link}
              action={<TranslationSteps open={open} translations={translations} address={address} />}
            />
            <Texts screens={screens} record={record} row={row} onSaved={() => void refetch()} />
          </>
        )}
      </LoadedPart>
    </ConsolePage>
  );
}

interface TextsProps {
  readonly screens: ResourceScreens;
  readonly record: AnyRecord;
  /** Undefined once the record has left the list. */
  readonly row: Translation | undefined;
  readonly onSaved: () => void;
}
function Texts({ screens, record, row, onSaved }: TextsProps) {
  const canModify = usePermission(screens.resource.permissions.modify);
  const desk = deskScreens(screens);
  return (
    <>
      {row && <Work screens={screens} row={row} />}
      {record['draft'] !== undefined && <DraftNotice screens={screens} record={record} />}
      {canModify && record['draft'] === undefined && !record.deletedAt ? (
        <TextsForm screens={desk} record={record} onSaved={onSaved} />
      ) : (
        <RecordFacts screens={desk} record={record} />
      )}
    </>
  );
}

function TextsForm({ screens, record, onSaved }: Omit<TextsProps, 'row'>) {
  const t = useMessages(translationsMessages);
  const edited = useEditedRecord(screens, record);
  const dispatch = useDispatch();
  const submit = async () => {
    if (!(await edited.save())) return;
    // The pages that this browser has open load the content again.
    dispatch(api.util.invalidateTags(['SiteSettings']));
    dispatch(flash({ type: 'success', text: t('saved') }));
    onSaved();
  };
  return (
    <RecordForm edited={[edited]} onSubmit={submit}>
      <FormSection>
        <RecordFields screens={screens} edited={edited} onMerged={submit} />
      </FormSection>
    </RecordForm>
  );
}

/** What is to do: fields without French, and fields whose English is newer. */
function Work({
  screens,
  row: { kind, missing, outdated },
}: {
  readonly screens: ResourceScreens;
  readonly row: Translation;
}) {
  const t = useMessages(translationsMessages);
  const tField = useMessages(screens.messages) as Translate<Messages>;
  const format = useFormat();
  const hasFields = screens.resource.form.some(({ control }) => control === 'named-texts');
  const list = (fields: readonly string[]) =>
    fields.map((field) => (hasFields ? field : tField(`${kind}.${field}`))).join(', ');
  return (
    <>
      {missing.length > 0 && <Notice tone="warn">{t('notice.missing', { fields: list(missing) })}</Notice>}
      {outdated.length > 0 && (
        <Notice tone="warn">
          {t('notice.outdated', {
            fields: list(outdated.map(({ field }) => field)),
            date: format.date(outdated.map(({ changedAt }) => changedAt).sort()[0] ?? ''),
          })}
        </Notice>
      )}
    </>
  );
}

/** Why a post cannot be edited here: saving it would drop its draft. */
function DraftNotice({ screens: { paths }, record: { id } }: Pick<TextsProps, 'screens' | 'record'>) {
  const t = useMessages(translationsMessages);
  return (
    <Notice tone="info" title={t('draft')}>
      {t('draftText')}{' '}
      {paths.edit && (
        <LinkButton look="link" link={Link} to={fillPath(paths.edit, { id })}>
          {t('openForm')}
        </LinkButton>
      )}
    </Notice>
  );
}
