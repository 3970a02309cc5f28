import { useLanguage, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, FormLayout, PageHeader } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { nameOf, pathOf, type ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { LoadedRecord } from './loaded-record.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordHistory } from './record-history.tsx';

/** Screen of one record: its fields as readers see them, and its history. */
export function ResourceShow({ screens }: { readonly screens: ResourceScreens }) {
  const { resource, paths, messages } = screens;
  const k = useKitMessages();
  const t = useMessages(messages);
  const language = useLanguage();
  const canModify = usePermission(resource.permissions.modify);
  return (
    <LoadedRecord screens={screens}>
      {(record) => (
        <ConsolePage>
          <PageHeader
            title={nameOf(screens, record, language)}
            breadcrumbs={[{ to: paths.list, label: t(`${resource.label}.title`) }]}
            breadcrumbsLabel={k('breadcrumbs')}
            link={Link}
            action={
              canModify && paths.edit ? (
                <LinkButton look="primary" icon={IconPencil} link={Link} to={pathOf(paths.edit, record.id)}>
                  {k('edit')}
                </LinkButton>
              ) : undefined
            }
          />
          <FormLayout side={<RecordHistory screens={screens} record={record} />}>
            <RecordFacts screens={screens} record={record} />
          </FormLayout>
        </ConsolePage>
      )}
    </LoadedRecord>
  );
}
