import { usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import { FormLayout } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { LoadedRecord } from './loaded-record.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordHistory } from './record-history.tsx';

/** Screen of one record: its fields as readers see them, and its history. */
export function ResourceShow({ screens }: { readonly screens: ResourceScreens }) {
  const { resource, paths } = screens;
  const k = useKitMessages();
  const canModify = usePermission(resource.permissions.modify);
  return (
    <LoadedRecord
      screens={screens}
      action={({ id, deletedAt }) =>
        canModify && paths.edit && !deletedAt ? (
          <LinkButton look="primary" icon={IconPencil} link={Link} to={fillPath(paths.edit, { id })}>
            {k('edit')}
          </LinkButton>
        ) : undefined
      }
    >
      {(record) => (
        <FormLayout side={<RecordHistory screens={screens} record={record} />}>
          <RecordFacts screens={screens} record={record} />
        </FormLayout>
      )}
    </LoadedRecord>
  );
}
