import { usePermission, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { FormLayout, FormSection } from '@porchlight/console-ui';
import { fillPath } from '@porchlight/contracts';
import { LoadedRecord, RecordFacts, type AnyRecord, type ShownFields } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { ComponentType } from 'react';
import type { ContentLife } from './content-life.ts';
import { ContentVersions } from './content-versions.tsx';
import { contentLifeMessages } from './messages/catalog.ts';
import { PublicationState } from './publication/publication-state.tsx';

/** Screen of a record as it is saved, with its versions. */
export function ContentShow({
  life,
  side: Side,
  shown,
}: {
  readonly life: ContentLife;
  readonly side?: RecordSide;
  readonly shown?: ShownFields;
}) {
  const t = useMessages(contentLifeMessages);
  const { screens } = life;
  const canModify = usePermission(screens.resource.permissions.modify);
  return (
    <LoadedRecord
      screens={screens}
      action={({ id, deletedAt }) =>
        canModify &&
        !deletedAt && (
          <LinkButton look="primary" icon={IconPencil} link={Link} to={fillPath(screens.paths.edit ?? '', { id })}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(record) => (
        <FormLayout
          side={
            <>
              {!record.deletedAt && (
                <FormSection title={t('publication')}>
                  <PublicationState life={life} record={record} />
                </FormSection>
              )}
              {Side && <Side record={record} />}
              <ContentVersions life={life} record={record} />
            </>
          }
        >
          <RecordFacts screens={screens} record={record} shown={shown} />
        </FormLayout>
      )}
    </LoadedRecord>
  );
}

/** Content beside a record, above its versions. */
export type RecordSide = ComponentType<{ readonly record: AnyRecord }>;
